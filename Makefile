# On a fresh machine each target first makes what it needs: uv, .venv, the locked requirements,
# and the package itself, compiled. When nothing changed, that costs nothing.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test coverage check bench campaign strength lock clean

PYTHON := .venv/bin/python
UV := $(or $(shell command -v uv),.tools/bin/uv)

# The install is named after a checksum of all it is made from, so that no edit, new file or
# deleted file can leave an old compiled module in use.
INPUTS := $(shell { \
	find src setup.py pyproject.toml README.md -type f ! -name '*.pyc' -exec cksum {} + | sort; \
	command -v cc gcc clang; echo "$${BRUSHPASS_PURE-}"; } | cksum | cut -d' ' -f1)
INSTALL := .venv/.install-$(INPUTS)

help: ## this list
	@sed -nE 's/^([a-z]+):[^#]*## (.*)/make \1\t\2/p' Makefile | expand -t 14

setup: $(INSTALL) ## uv, .venv, locked requirements, the package compiled and installed

play: $(INSTALL) ## a game of Kompromat in the terminal; more with ARGS=
	@.venv/bin/brushpass play kompromat $(ARGS)

# Compiled code is fast, so the long samples and everything that plays whole games run on what was
# installed. Coverage takes three times as long as the tests it watches, so it is apart.
RULES := tests/core tests/games
PLAYED := tests/bots tests/arena tests/research tests/server
COMPILED = $(wildcard .venv/lib/python*/site-packages/brushpass/core/*.so)

test: check $(INSTALL) ## check, then the rules' tests on pure Python, then all that is played
	BRUSHPASS_EXPECT=pure PYTHONPATH="$(CURDIR)/src" .venv/bin/pytest -n auto $(RULES) \
		tests/architecture tests/cli
	BRUSHPASS_EXPECT=pure BRUSHPASS_PAIRS=60 BRUSHPASS_CANARY_GAMES=10 BRUSHPASS_WORLDS=400 \
		PYTHONPATH="$(CURDIR)/src" .venv/bin/pytest -n auto tests/conformity
	$(if $(COMPILED),,@echo "SKIPPED: the rules compiled, because they are installed as pure Python")
	env -u PYTHONPATH BRUSHPASS_EXPECT=$(if $(COMPILED),compiled,pure) .venv/bin/pytest -n auto \
		$(PLAYED) $(if $(COMPILED),$(RULES) tests/conformity)

coverage: .venv/.synced ## what the rules' own tests reach, on pure Python; less than 95 % fails
	BRUSHPASS_EXPECT=pure PYTHONPATH="$(CURDIR)/src" .venv/bin/pytest -n auto $(RULES) tests/cli --cov

check: .venv/.synced ## lint, format, types, import arrows
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	PYTHONPATH=src .venv/bin/lint-imports --no-logo

campaign: $(INSTALL) ## secrecy at length, hours: 100,000 pairs of worlds a cell, 10,000 canary games
	env -u PYTHONPATH BRUSHPASS_PAIRS=100000 BRUSHPASS_CANARY_GAMES=10000 .venv/bin/pytest -n auto \
		-o faulthandler_timeout=0 $(addprefix tests/conformity/test_,two_worlds.py \
		round_trips.py canaries.py)
	env -u PYTHONPATH BRUSHPASS_WALL_PAIRS=10000 .venv/bin/pytest -n auto \
		-o faulthandler_timeout=0 tests/bots/test_glass_wall.py

# Games are kept in .strength, so it can be stopped and goes on with the next call.
strength: $(INSTALL) ## each level of bots against the one below, hours; the table into docs/bots.md
	@.venv/bin/brushpass strength --out .strength --write docs/bots.md $(ARGS)

bench: $(INSTALL) ## decisions a second, compiled against pure Python
	@.venv/bin/brushpass bench --compare $(ARGS)

lock: | $(UV) ## newest versions into requirements/dev.txt
	$(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
		--custom-compile-command "make lock" --output-file requirements/dev.txt \
		--extra openspiel --extra ray pyproject.toml requirements/dev.in

clean: ## remove everything that the other targets made
	rm -rf .build .tools .venv .strength .coverage* .hypothesis .*_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

.tools/bin/uv:
	python3 -m pip install -qq --target .tools uv

# --python, because uv would otherwise prefer an environment that happens to be activated.
.venv/.synced: requirements/dev.txt | $(UV)
	rm -rf .build
	$(UV) venv --quiet --clear .venv
	$(UV) pip sync --quiet --python $(PYTHON) --require-hashes requirements/dev.txt
	touch $@

# Built in a copy, so that src/ stays free of extension modules, and as a wheel file, because uv
# would otherwise reuse an earlier build of the same version. Games that did not change are taken
# from .build/extensions.
$(INSTALL): .venv/.synced
	rm -rf .build/copy .venv/.install-*
	mkdir -p .build/copy
	cp -R LICENSE pyproject.toml README.md setup.py src .build/copy
	@echo "Compiling what changed ..."
	@BRUSHPASS_BUILT="$(CURDIR)/.build/extensions" $(UV) build --wheel --no-build-isolation \
		--python $(PYTHON) .build/copy &>.build/log || { cat .build/log; exit 1; }
	@grep '^brushpass:' .build/log || true
	$(UV) pip install --quiet --python $(PYTHON) --no-deps --reinstall .build/copy/dist/*.whl
	touch $@
