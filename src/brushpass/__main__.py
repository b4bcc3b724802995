"""`python -m brushpass` is the same as `brushpass`."""

import sys

from brushpass.cli import main

sys.exit(main())
