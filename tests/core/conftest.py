"""Generated examples: the same ones in every run, however slow the machine."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "brushpass", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("brushpass")
