# Everything runs in .venv, which is made on first use and again when what it holds should change.

BIN := .venv/bin
PLAYABLE := .venv/.playable
READY := .venv/.ready
DOCUMENTED := .venv/.documented
LEARNING := .venv/.learning
COLLECTED := .venv/.collected
N := 200
SEED := 1
TESTERS = $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))# one more than cores: some tests wait

SELECTED :=# options of pytest that select tests

# Compiled modules are kept: each process of the tests would compile all of them again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play quick test nightly lint types client checks services tests pictures messages art coverage mutants bench \
	docs clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' Makefile

play: $(PLAYABLE) ## play in the browser
	@$(BIN)/python tools/build_client.py
	@$(BIN)/questboard play

test: ## everything that must pass before a change is done
	@$(MAKE) --no-print-directory -j2 $(READY) services  # they come from different places
	@$(MAKE) --no-print-directory -j2 --output-sync=target $(COLLECTED) client lint coverage
	@$(MAKE) --no-print-directory -j3 tests types checks  # many tests wait for a server or a browser

nightly: $(LEARNING) ## make test, and the tests that repeat it for longer or measure bots
	@$(MAKE) --no-print-directory test SELECTED='-m ""'

quick: $(READY) ## lint, types, and the tests of what has changed, in about a minute
	@$(MAKE) --no-print-directory -j2 --output-sync=target lint types $$($(BIN)/python tools/changed_tests.py targets)
	$(BIN)/pytest -q -n $(TESTERS) --dist worksteal $$($(BIN)/python tools/changed_tests.py)

lint: $(READY) ## style and format
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(READY) ## types
	$(BIN)/mypy

client: $(READY) ## build the browser's table, where it has changed
	@$(BIN)/python tools/build_client.py

checks: client ## types and tests of the browser's table
	$(BIN)/python tools/build_client.py npm run check
	$(BIN)/python tools/build_client.py npm test

services: ## the browser and the databases that the tests run against
	@tools/install_services.sh

tests: client services ## tests and the examples in the docs
	$(BIN)/pytest -q -n $(TESTERS) --dist worksteal $(SELECTED)

pictures: client services ## of every main state in the browser, into build/screenshots
	QUESTBOARD_SCREENSHOTS=build/screenshots $(BIN)/pytest -q -m "" -n $(TESTERS) --dist worksteal \
		tests/browser/test_gallery.py
	@echo "The pictures of the README and the docs are in build/screenshots/docs; copy them to docs/pictures."

messages: $(READY) ## extract what is to be translated, bring the catalogues up to date, and say what is missing
	@$(BIN)/python tools/messages.py
	@$(BIN)/python tools/messages.py --missing

art: $(READY) services ## draw all pictures again, and contact sheets of them in build/art
	$(BIN)/python -m art

coverage: $(READY) ## every testable clause of the rules has a test that `make test` runs
	$(BIN)/questboard rules portal --coverage
	$(BIN)/questboard rules ashardalon --coverage
	$(BIN)/questboard rules drizzt --coverage
	$(BIN)/questboard rules dragonfire --coverage
	$(BIN)/questboard rules fantasy --coverage

mutants: $(READY) ## break the rules of GAME in N small ways and see which no test notices
	@$(BIN)/python -m questboard.testing.mutants $(GAME) --n $(N) --seed $(SEED)

bench: $(READY) ## how fast it plays on this machine
	@$(BIN)/questboard bench

docs: $(DOCUMENTED) ## build the documentation site into build/site; a broken link fails
	$(BIN)/mkdocs build --quiet --strict

clean: ## remove what was built
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis dist client/node_modules questboard/server/client

# The first time, tests are compiled by one process; otherwise each of those that run them would do it.
$(COLLECTED): $(READY)
	@$(BIN)/pytest --collect-only -qq >$@.txt || { cat $@.txt; exit 1; }
	@touch $@

# To play, the package is enough; the tests, the documentation site and learning each need an extra. What is imported is
# compiled then; most of what is installed never is.
$(READY): EXTRA := [dev]
$(DOCUMENTED): EXTRA := [docs]
$(LEARNING): EXTRA := [learning]
$(PLAYABLE) $(READY) $(DOCUMENTED) $(LEARNING): pyproject.toml constraints.txt
	@for python in python3 python3.14 python3.13 python3.12 python3.11; do \
		if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$python; break; fi; \
	done; \
	if [ -z "$$found" ]; then \
		echo "Questboard needs Python 3.11 or newer, and none is on the PATH. Install one and run make again." >&2; \
		exit 1; \
	fi; \
	test -x $(BIN)/python || $$found -m venv .venv
	@echo "Installing into .venv; this happens once."
	@PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt $(BIN)/python -m pip install \
		--quiet --disable-pip-version-check --no-compile --editable '.$(EXTRA)' \
		$$($(BIN)/python tools/build_client.py requires)
	@touch $(PLAYABLE) $@
