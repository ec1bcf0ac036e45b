# Everything runs in .venv, which is made on first use and again when what it holds should change.

BIN := .venv/bin
READY := .venv/.ready

.PHONY: help play test lint types tests coverage bench clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' Makefile

play: $(READY) ## play The Yawning Portal against two bots
	@$(BIN)/questboard play portal --text --seats human,bot:medium,bot:medium

test: lint types tests coverage ## everything that must pass before a change is done

lint: $(READY) ## style and format
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(READY) ## types
	$(BIN)/mypy

tests: $(READY) ## tests and the examples in the docs
	$(BIN)/pytest -q -n auto

coverage: $(READY) ## every testable clause of the rules has a test
	$(BIN)/questboard rules portal --coverage

bench: $(READY) ## how fast it plays on this machine
	@$(BIN)/questboard bench

clean: ## remove what was built
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis dist

$(READY): pyproject.toml constraints.txt
	@for python in python3 python3.14 python3.13 python3.12 python3.11; do \
		if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$python; break; fi; \
	done; \
	if [ -z "$$found" ]; then \
		echo "Questboard needs Python 3.11 or newer, and none is on the PATH. Install one and run make again." >&2; \
		exit 1; \
	fi; \
	test -x $(BIN)/python || $$found -m venv .venv
	@echo "Installing into .venv; this happens once."
	@PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@
