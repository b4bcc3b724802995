# On a fresh machine each target first makes what it needs: uv, .venv, the locked requirements,
# and the package itself, compiled. When nothing changed, that costs nothing.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test ready played browsed coverage check lint mypy arrows svelte unit bench campaign walls strength \
	kills endurance load types screenshots lock advisories clean

PYTHON := .venv/bin/python
NODE := $(CURDIR)/.venv/bin/node
UV := $(or $(shell command -v uv),.tools/bin/uv)

CLIENT := $(addprefix client/,src public build index.html package-lock.json svelte.config.js \
	tsconfig.json vite.config.ts)

# The install is named after a checksum of all it is made from, so that no edit, new file or
# deleted file can leave an old compiled module in use.
INPUTS := $(shell { \
	find src setup.py pyproject.toml README.md $(CLIENT) -type f ! -name '*.pyc' -exec cksum {} + \
		| sort; \
	command -v cc gcc clang; echo "$${BRUSHPASS_PURE-}"; } | cksum | cut -d' ' -f1)
INSTALL := .venv/.install-$(INPUTS)

help: ## this list
	@sed -nE 's/^([a-z]+):[^#]*## (.*)/make \1\t\2/p' Makefile | expand -t 14

setup: $(INSTALL) ## uv, .venv, locked requirements, client and package built and installed

play: $(INSTALL) ## the five games in the browser; a waiting room opens them to phones at home
	@.venv/bin/brushpass serve --open $(ARGS)

# Compiled code is fast, so the long samples and everything that plays whole games run on what was
# installed; of them, pure Python shows that it comes to the same. Coverage takes three times as long
# as the tests it watches, so it is apart.
RULES := tests/core tests/games
PLAYED := tests/server tests/bots tests/arena tests/cli tests/research tests/client tests/architecture
SAME := $(addprefix tests/conformity/test_,golden.py perft.py)
COMPILED = $(wildcard .venv/lib/python*/site-packages/brushpass/core/*.so)

# Each core begins with its own half and takes over from the other when it is done: so most servers
# and databases are started on one of them only.
PYTEST := .venv/bin/pytest -n auto --dist worksteal

# Other games each time, few of them; SEED= repeats those of a run that failed.
SEED := $(shell date +%s)
OTHERS := $(addprefix tests/conformity/test_,\
	two_worlds.py::test_what_is_told_the_same_looks_the_same \
	round_trips.py::test_an_imagined_truth_shows_the_same_view_and_plays_to_the_end \
	canaries.py::test_no_marker_in_the_truth_reaches_a_seat_that_may_not_know)
FEW := BRUSHPASS_SEED=$(SEED) BRUSHPASS_PAIRS=40 BRUSHPASS_CANARY_GAMES=2

test: ready ## check, then the rules' tests on pure Python, then all that is played
	BRUSHPASS_EXPECT=pure BRUSHPASS_PAIRS=60 BRUSHPASS_CANARY_GAMES=10 BRUSHPASS_WORLDS=400 \
		PYTHONPATH="$(CURDIR)/src" $(PYTEST) $(RULES) $(if $(COMPILED),$(SAME),tests/conformity)
	$(if $(COMPILED),,@echo "SKIPPED: the rules compiled, because they are installed as pure Python")
	@$(MAKE) --no-print-directory --jobs=2 played browsed
	@echo "Once more with other games: BRUSHPASS_SEED=$(SEED)"
	env -u PYTHONPATH $(FEW) $(PYTEST) $(OTHERS)

INSTALLED = env -u PYTHONPATH BRUSHPASS_EXPECT=$(if $(COMPILED),compiled,pure)

played:
	$(INSTALLED) $(PYTEST) $(PLAYED) $(if $(COMPILED),$(RULES) tests/conformity)

# Browsers wait most of the time, so they run beside everything else; and in a process of their own,
# because Playwright's event loop would be in the way of a server's test. What they say comes last.
browsed:
	@$(INSTALLED) .venv/bin/pytest tests/browser &>.build/browsed || { cat .build/browsed; exit 1; }
	@cat .build/browsed

# Side by side: much of building keeps one core busy only.
ready:
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target check setup .venv/.chromium

coverage: .venv/.synced ## what the rules' own tests reach, on pure Python; less than 95 % fails
	BRUSHPASS_EXPECT=pure PYTHONPATH="$(CURDIR)/src" .venv/bin/pytest -n auto $(RULES) tests/cli --cov

check: lint mypy arrows svelte unit ## lint, format, types, import arrows, the page's own tests

lint: .venv/.synced
	.venv/bin/ruff check
	.venv/bin/ruff format --check

mypy: .venv/.synced
	.venv/bin/mypy

arrows: .venv/.synced
	PYTHONPATH=src .venv/bin/lint-imports --no-logo

svelte: client/node_modules/.synced
	cd client && $(NODE) node_modules/svelte-check/bin/svelte-check --fail-on-warnings

unit: client/node_modules/.synced
	cd client && $(NODE) node_modules/vitest/vitest.mjs run --reporter=dot

screenshots: $(INSTALL) .venv/.chromium ## every page and game, desk and phone, into screenshots/
	env -u PYTHONPATH $(PYTHON) -m tests.browser.screenshots screenshots $(ARGS)

types: .venv/.synced ## the browser's types, from the server's schema
	PYTHONPATH=src $(PYTHON) -m brushpass.server.web.typescript client/src/wire

# Done in pieces that are kept in .campaign: it can be stopped and goes on with the next call.
# ARGS='--seed N' for other games.
campaign: $(INSTALL) ## secrecy at length, hours: 100,000 pairs of worlds a cell, 10,000 canary games
	@env -u PYTHONPATH $(PYTHON) -m tests.conformity.campaign --out .campaign \
		--write docs/quality.md $(ARGS)

walls: $(INSTALL) ## the glass wall at length, hours: 10,000 pairs for every bot at every table
	env -u PYTHONPATH BRUSHPASS_WALL_PAIRS=10000 .venv/bin/pytest -n auto \
		-o faulthandler_timeout=0 tests/bots/test_glass_wall.py

# Games are kept in .strength, so it can be stopped and goes on with the next call.
strength: $(INSTALL) ## each level of bots against the one below, hours; the table into docs/bots.md
	@.venv/bin/brushpass strength --out .strength --write docs/bots.md $(ARGS)

# One after the other: each of them wants both cores.
kills: $(INSTALL) ## kill -9 at length, hours: 1,000 kills a store under load
	env -u PYTHONPATH BRUSHPASS_KILLS=1000 BRUSHPASS_KILL_MOVES=250 .venv/bin/pytest \
		-o faulthandler_timeout=0 tests/server/test_kills.py

endurance: kills ## kills, then power losses, histories, nonsense, reconnects, clocks and shuffles at length
	env -u PYTHONPATH BRUSHPASS_POWER_LOSSES=20000 BRUSHPASS_HISTORIES=500 \
		BRUSHPASS_OPERATIONS=2000 BRUSHPASS_FRAMES=1000000 BRUSHPASS_REQUESTS=200000 \
		BRUSHPASS_RECONNECTS=100000 BRUSHPASS_SCHEDULES=10000 BRUSHPASS_LIVE_CANARY_GAMES=100 \
		.venv/bin/pytest -o faulthandler_timeout=0 $(addprefix tests/server/test_,power_loss.py \
		histories.py malformed.py reconnects.py clocks.py canaries_live.py)
	env -u PYTHONPATH BRUSHPASS_SHUFFLES=1000000 .venv/bin/pytest -n auto \
		-o faulthandler_timeout=0 tests/core/test_shuffles.py

load: $(INSTALL) ## a server under load, measured on this machine; PostgreSQL with ARGS=--postgresql
	@env -u PYTHONPATH .venv/bin/python -m tests.load $(ARGS)

bench: $(INSTALL) ## decisions a second, compiled against pure Python; ARGS='--against COMMIT' for a commit
	@.venv/bin/brushpass bench $(or $(ARGS),--compare)

lock: | $(UV) ## newest versions into requirements/dev.txt, and those of a server into server.txt
	$(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
		--custom-compile-command "make lock" --output-file requirements/dev.txt \
		$(addprefix --extra ,server tournament ray gym pettingzoo openspiel mcp) pyproject.toml requirements/dev.in
	$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--custom-compile-command "make lock" --constraint requirements/dev.txt --extra server \
		--output-file requirements/server.txt pyproject.toml

# It asks the registry's database of advisories; one that does not answer is no good news.
advisories: | $(UV) ## known faults in what a server is installed with; needs the network
	$(UV) tool run pip-audit --strict --require-hashes --disable-pip --requirement requirements/server.txt

clean: ## remove everything that the other targets made
	rm -rf .build .tools .venv .strength .campaign client/node_modules screenshots .coverage* .hypothesis .*_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# Playwright cannot fetch a browser where only package registries are reached; Debian has one.
.venv/.chromium: .venv/.synced
	@[ -n "$${BRUSHPASS_CHROMIUM-}" ] || command -v chromium >/dev/null || { \
		echo "Installing chromium for the browser tests ..."; \
		apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } || { \
		echo "The browser tests need chromium: install it, or name one in BRUSHPASS_CHROMIUM"; exit 1; }
	touch $@

.tools/bin/uv:
	python3 -m pip install -qq --target .tools uv

# --python, because uv would otherwise prefer an environment that happens to be activated.
.venv/.synced: requirements/dev.txt | $(UV)
	rm -rf .build
	$(UV) venv --quiet --clear .venv
	$(UV) pip sync --quiet --python $(PYTHON) --require-hashes requirements/dev.txt
	touch $@

# npm runs on the Node of .venv, whatever else the machine has.
client/node_modules/.synced: client/package-lock.json .venv/.synced
	cd client && PATH="$(CURDIR)/.venv/bin:$$PATH" npm ci --silent
	touch $@

# Built in a copy, so that src/ stays free of extension modules, and as a wheel file, because uv
# would otherwise reuse an earlier build of the same version. Games that did not change are taken
# from .build/extensions.
$(INSTALL): .venv/.synced client/node_modules/.synced
	rm -rf .build/copy .venv/.install-*
	mkdir -p .build/copy
	cp -R LICENSE pyproject.toml README.md setup.py src .build/copy
	@echo "Building the client ..."
	@cd client && BRUSHPASS_CLIENT=../.build/copy/src/brushpass/server/static $(NODE) \
		node_modules/vite/bin/vite.js build --logLevel warn
	@echo "Compiling what changed ..."
	@BRUSHPASS_BUILT="$(CURDIR)/.build/extensions" $(UV) build --wheel --no-build-isolation \
		--python $(PYTHON) .build/copy &>.build/log || { cat .build/log; exit 1; }
	@grep '^brushpass:' .build/log || true
	$(UV) pip install --quiet --python $(PYTHON) --no-deps --reinstall .build/copy/dist/*.whl
	touch $@
