# Two commands matter: `make lab` (play) and `make test` (check everything). `make help` lists the rest.
#
# Needed beforehand: Python 3.11 or later, Node.js 20 or later, make. Everything else goes into .venv and node_modules.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PY     := $(BIN)/python
STAMPS := $(VENV)/.stamps
RESULTS := test-results

BUNDLE := magnumsal_widget/static/widget.js
BUNDLE_SOURCES := $(shell find js/src -type f) $(wildcard magnumsal_widget/scene/*.svg) js/build.mjs package.json package-lock.json
MODULES := node_modules/.package-lock.json

PYTEST := $(PY) -m pytest
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

# --- for people ------------------------------------------------------------------------------------------------------

.PHONY: help
help: ## this list
	@awk 'BEGIN {FS = ":.*## "} /^[a-z][a-z-]*:.*## / {printf "  make %-16s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: lab
lab: $(STAMPS)/lab $(BUNDLE) ## open notebooks/00-start-here.ipynb in JupyterLab; LAB_ARGS="--no-browser --port 9000" is passed on
	@$(BIN)/magnumsal lab $(LAB_ARGS)

PARTS := lint types test-js test-py test-notebooks test-browser test-packaging

.PHONY: test
test: setup ## everything below: style, types, units, notebooks, frontend, browser, packaging; then the counts
	@rm -rf $(RESULTS)
	@status=0; $(MAKE) --no-print-directory --keep-going $(PARTS) || status=1; \
	$(PY) -m tests.support.summary $(RESULTS) || status=1; exit $$status

.PHONY: bench
bench: $(STAMPS)/bench $(BUNDLE) $(STAMPS)/chromium ## every benchmarks/bench_*.py, one after the other
	@for file in benchmarks/bench_*.py; do \
		name=$$(basename $$file .py); echo; echo "== $$name"; $(PY) -m benchmarks.$$name || exit 1; \
	done

.PHONY: format
format: $(STAMPS)/test $(MODULES) ## put Python and TypeScript into the project's form
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	npm run --silent format

.PHONY: notebooks
notebooks: $(STAMPS)/test $(BUNDLE) ## run every notebook afresh and store its outputs
	$(PY) -m tests.support.notebooks

.PHONY: picture
picture: $(STAMPS)/test $(BUNDLE) ## draw docs/board.svg, the picture in the README
	$(PY) -m tests.support.picture

.PHONY: kept-pictures
kept-pictures: setup ## draw the pictures of the board anew that tests compare with; look at them before keeping them
	$(PY) -m tests.scene.pictures

.PHONY: golden
golden: $(STAMPS)/test $(BUNDLE) ## write the golden playthroughs and decision counts anew; read the difference
	$(PY) -m tests.rules.golden

.PHONY: wheel
wheel: $(STAMPS)/test $(BUNDLE) ## dist/: the wheel and the source distribution
	rm -rf dist
	$(PY) -m build --outdir dist .

.PHONY: watch
watch: $(MODULES) ## rebuild the frontend at every change (start JupyterLab with ANYWIDGET_HMR=1)
	npm run --silent watch

.PHONY: clean
clean: ## remove everything that was built or installed here
	rm -rf $(VENV) node_modules dist $(RESULTS) magnumsal_widget/static .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- the parts of `make test` ----------------------------------------------------------------------------------------

.PHONY: setup
setup: $(STAMPS)/test $(MODULES) $(BUNDLE) $(STAMPS)/chromium ## install whatever tests need, Chromium included

.PHONY: lint
lint: $(STAMPS)/test $(MODULES) ## ruff and biome
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	npm run --silent lint

.PHONY: types
types: $(STAMPS)/test $(MODULES) ## mypy strict and tsc strict
	$(BIN)/mypy
	npm run --silent typecheck

.PHONY: test-py
test-py: $(STAMPS)/test $(BUNDLE) ## pytest with coverage, doctests included
	$(PYTEST) -n 2 --ignore=tests/browser --ignore=tests/packaging --junitxml=$(RESULTS)/pytest.xml \
		--cov --cov-report=term --cov-report=html:$(RESULTS)/coverage

.PHONY: test-notebooks
test-notebooks: $(STAMPS)/test $(BUNDLE) ## nbval: every notebook runs and prints what is stored in it
	$(PYTEST) --nbval --nbval-current-env --nbval-sanitize-with=tests/nbval.cfg --junitxml=$(RESULTS)/notebooks.xml notebooks

.PHONY: test-js
test-js: $(MODULES) ## vitest
	npm run --silent test -- --reporter=default --reporter=junit --outputFile.junit=$(RESULTS)/vitest.xml

.PHONY: test-browser
test-browser: $(STAMPS)/test $(MODULES) $(BUNDLE) $(STAMPS)/chromium ## the board in a real JupyterLab in Chromium
	$(PYTEST) --junitxml=$(RESULTS)/browser.xml tests/browser

.PHONY: test-packaging
test-packaging: $(STAMPS)/test $(BUNDLE) $(STAMPS)/chromium ## build, install in clean environments without Node, display a board
	$(PYTEST) -n 2 --dist=loadfile --junitxml=$(RESULTS)/packaging.xml tests/packaging

# --- what the above stand on: each is made once, and again when what it comes from changes -----------------------------

$(PY):
	@command -v $(PYTHON) >/dev/null || { \
		echo "Python is missing: install Python 3.11 or later, or say where it is: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "$$($(PYTHON) --version) is too old: Python 3.11 or later is needed. Try: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { \
		rm -rf $(VENV); echo "Python has no working venv module: on Debian and Ubuntu install python3-venv."; exit 1; }

# lab, test and bench are the extras of pyproject.toml; an editable install, so Python sources need no reinstall.
$(STAMPS)/lab $(STAMPS)/test $(STAMPS)/bench: $(STAMPS)/%: pyproject.toml hatch_build.py | $(PY) $(BUNDLE)
	$(PY) -m pip install --quiet --disable-pip-version-check --editable ".[$*]"
	@mkdir -p $(STAMPS) && touch $@

$(MODULES): package.json package-lock.json
	@command -v npm >/dev/null || { echo "Node.js is missing: install Node.js 20 or later (with npm) and run this again."; exit 1; }
	npm ci --no-audit --no-fund
	@touch $@

$(BUNDLE): $(BUNDLE_SOURCES) | $(MODULES)
	npm run --silent build
	@touch magnumsal_widget/static/*

$(STAMPS)/chromium: tests/support/chromium.py | $(STAMPS)/test
	$(PY) -m tests.support.chromium
	@touch $@
