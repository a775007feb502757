# Everything sets itself up: `make play` and `make test` are all a new machine needs.
SHELL := /bin/bash
K := .venv/bin/kolmik
PY := .venv/bin/python
# Python keeps what it has read of a program: the tests start some a hundred times.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test check unit bench soak lock screenshots reference clean
.DEFAULT_GOAL := help

help: ## Show what there is to make
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1|/' | awk -F'|' '{printf "  make %-12s %s\n", $$1, $$2}'

play: ## Play: sets up what is missing, builds the page, starts the server and opens it in a browser
	@scripts/setup play
	@scripts/page
	@$(K) serve --open

test: ## Run every check and every test
	@scripts/setup test
	@$(MAKE) --no-print-directory -j2 --output-sync=target precompile check
	@$(MAKE) --no-print-directory unit

check: ## Only the checks that read the code: ruff, mypy and svelte-check
	@scripts/setup test
	@scripts/page
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	npm --prefix web run --silent check

unit: ## Only the tests, with the coverage of engine and games
	@scripts/setup test
	@$(K) precompile
	@scripts/page
	@rm -f .coverage .coverage.*
	@$(MAKE) --no-print-directory -j3 --output-sync=target \
	  tests-server tests-web tests-others tests-games tests-long tests-engine
	@$(PY) -m coverage combine -q
	$(PY) -m coverage report

# Six parts, three at a time: those with a server mostly wait. Only those of the engine and the games measure coverage.
GAMES := tests/towers tests/dungeon tests/millstone
ENGINE := tests/engine tests/bots/test_digest.py
SERVER := tests/server tests/client
WEB := tests/web
PYTEST := -m pytest -p no:cacheprovider
DONE := $(GAMES) $(ENGINE) $(SERVER) $(WEB)
.PHONY: precompile tests-games tests-engine tests-others tests-server tests-web tests-long
precompile:
	@$(K) precompile
tests-games:
	$(PY) -m coverage run -p $(PYTEST) -m "not long" $(GAMES)
tests-engine:
	$(PY) -m coverage run -p $(PYTEST) -m "not long" $(ENGINE)
tests-others:
	$(PY) $(PYTEST) -m "not long" $(DONE:%=--ignore=%)
tests-server:
	$(PY) $(PYTEST) -m "not long" $(SERVER)
tests-web:
	npm --prefix web run --silent test
	$(PY) $(PYTEST) -m "not long" $(WEB)
tests-long:
	$(PY) $(PYTEST) -m long

bench: ## Measure engine, bots and server beside their peers; over an hour; writes bench/*.md
	@scripts/setup bench
	@$(K) precompile
	$(PY) bench/run.py
	$(PY) bench/where.py
	$(PY) bench/referee.py
	$(PY) bench/search.py
	$(PY) bench/rollouts.py
	$(PY) bench/strength.py
	$(PY) bench/server.py
	PYTHONPATH=. $(PY) bench/page.py
	$(PY) bench/research.py

soak: ## Kill the server 200 times while dozens play, on each database; some twenty minutes; writes bench/soak.md
	@scripts/setup test
	@$(K) precompile
	PYTHONPATH=. $(PY) bench/soak.py

lock: ## Resolve the pinned requirements anew (needs uv)
	uv pip compile -q --universal pyproject.toml --group build --generate-hashes --no-header -o requirements.lock
	uv pip compile -q --universal pyproject.toml --group build --group dev --generate-hashes --no-header -o requirements-dev.lock -c requirements.lock
	uv pip compile -q --universal pyproject.toml --group build --group peers --generate-hashes --no-header -o requirements-bench.lock -c requirements.lock

reference: ## Write anew, from the code, the tables of the documents about the server and about research
	@scripts/setup test
	$(PY) scripts/reference.py
	$(PY) scripts/layouts.py
	$(PY) scripts/page_types.py

screenshots: ## Take a picture of every screen, into build/screenshots, and those of the README anew
	@scripts/setup test
	@scripts/page
	$(PY) scripts/screenshots.py
	PYTHONPATH=. $(PY) scripts/page_screenshots.py

clean: ## Remove what was set up and built
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage build dist web/node_modules src/kolmik/page
