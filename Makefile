# Everything that is done here is done by one of these; `make` alone lists them.

SWIFT ?= swift
# What the program is started with: make play ARGS="--level easy"
ARGS ?=

BUILD := .build/release
PROGRAM := $(BUILD)/ultimate-sudoku
SOURCES := Package.swift $(wildcard Sources Tests Benchmarks Examples Tools)

# The released program carries the Swift runtime inside: it starts sooner and needs no toolchain.
ifeq ($(shell uname -s),Darwin)
RELEASE := -c release
DEBUG :=
RUN_TESTS := $(SWIFT) test --skip-build --disable-xctest
else
# Nor does it carry what only a debugger reads: names stay, so a trap still says where.
# It exports nothing, so what nobody calls is left out. It looks for no libraries beside itself, and its
# table of their functions can't be written to.
RELEASE := -c release --static-swift-stdlib -debug-info-format none --disable-local-rpath \
	-Xlinker --no-export-dynamic -Xlinker -z -Xlinker now
# Six tests at once: where all begin at once, what a test works out beside itself waits behind the others,
# longer than any test has patience.
RUN_TESTS := .build/debug/UltimateSudokuPackageTests.xctest --testing-library swift-testing \
	--experimental-maximum-parallelization-width 6
# Whatever isn't released is built with the same flags: other flags would compile everything anew. Without
# what only a debugger reads. The index it needs: by that it finds the tests.
DEBUG := -debug-info-format none
# The toolchain's own linker takes a third of the time of the system's, which warns of a function that
# Foundation calls.
ifneq ($(wildcard $(dir $(realpath $(shell command -v $(SWIFT))))ld.lld)$(shell command -v ld.lld),)
RELEASE += -Xswiftc -use-ld=lld -Xlinker $(CURDIR)/packaging/no-unwinding.ld -Xlinker --no-eh-frame-hdr
DEBUG += -Xswiftc -use-ld=lld
endif
endif
# The package of programs that depend on the kit, as others do.
TEST_PROGRAMS := ULTIMATE_SUDOKU_UNOPTIMISED=1 $(SWIFT) test --package-path Examples/Programs \
	--scratch-path .build/programs --disable-xctest -debug-info-format none
# The compiler knows the types of views: they are put together by calls, not by their names while the
# program runs, which is a tenth of its start.
RELEASE += -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

# What is built for the first time, and how many minutes of a processor that takes.
announce = @[ -e $(1) ] || echo "Building $(2), this once: about \
$$(($(3) / $$(getconf _NPROCESSORS_ONLN) + 1)) minutes on this machine."

.PHONY: help play gallery contact-sheet screen-sheet pictures test test-some test-release traces torture fuzz sanitize lint docs site check record bench bench-solve bench-generate bench-grade bench-steps packs release install uninstall tarball deb test-package test-readme kit test-kit train dependencies

help: ## list what can be made
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' $(MAKEFILE_LIST) | expand -t 15

play: release ## build the program and start it, with ARGS
	@$(PROGRAM) $(ARGS)

gallery: dependencies ## show every widget of the kit
	@$(SWIFT) build $(RELEASE) --product Gallery </dev/null
	@$(BUILD)/Gallery

contact-sheet: dependencies ## write a page of every widget in every theme
	@$(SWIFT) build $(DEBUG) --product Gallery </dev/null
	@.build/debug/Gallery --contact-sheet .build/contact-sheet.html
	@echo .build/contact-sheet.html

screen-sheet: dependencies ## write a page of every screen by size, theme and language
	@$(SWIFT) build $(DEBUG) --product Pictures </dev/null
	@.build/debug/Pictures contact-sheet .build/screen-sheet.html
	@echo .build/screen-sheet.html

pictures: dependencies ## write the pictures of README.md and docs/ anew
	@$(SWIFT) build $(DEBUG) --product Pictures </dev/null
	@.build/debug/Pictures pages docs/pictures

release: dependencies ## build the program as it is released
	$(call announce,$(PROGRAM),the program,10)
	@$(SWIFT) build $(RELEASE) --product ultimate-sudoku </dev/null
	@[ "$$(wc -c <$(PROGRAM))" -lt 95000000 ] || echo "The program is 35 MB larger than it need be: this toolchain's" \
		"Foundation has another version of ICU. Add its number to Sources/CUnicodeData/UnicodeData.c."

# Another program to install or package than the one that is built here: make deb PROGRAM=FILE
ifneq ($(origin PROGRAM),command line)
BUILT := release
endif

install: $(BUILT) ## put program, man pages, completions and desktop entry below PREFIX
	@scripts/package.sh install "$(PROGRAM)"

uninstall: ## remove from PREFIX what was installed there
	@scripts/package.sh uninstall

tarball: $(BUILT) ## make an archive that is unpacked anywhere and runs there
	@scripts/package.sh tarball "$(PROGRAM)"

deb: $(BUILT) ## make the package for Debian and Ubuntu in .build/deb
	@scripts/dependencies.sh debhelper
	@scripts/package.sh deb "$(PROGRAM)"

test-package: ## install, play, upgrade and remove the package in fresh Debian and Ubuntu systems
	@scripts/dependencies.sh debhelper lintian appstream desktop-file-utils debootstrap tmux
	@scripts/test-package.sh

test-readme: ## run the two commands of the README in a fresh system that has the toolchain and no more
	@scripts/dependencies.sh debootstrap tmux
	@scripts/test-readme.sh

kit: ## add the kit of the last commit to the git repository TO, with its version as a tag
	@scripts/kit.sh "$(TO)"

test-kit: dependencies ## depend on the kit by a git repository and a version, as others do
	@scripts/test-kit.sh

test: dependencies ## build everything and run every test, those of the whole program end to end
	$(call announce,.build/debug/ultimate-sudoku,the program and its tests,16)
	@$(SWIFT) build $(DEBUG) --build-tests </dev/null
	@scripts/test.sh "$${ULTIMATE_SUDOKU_PROGRAM:-$(CURDIR)/.build/debug/ultimate-sudoku}" \
		"$(TEST_PROGRAMS)" $(RUN_TESTS)

# Which tests, by a pattern of their names: make test-some FILTER=SolverTests
FILTER ?= .

test-some: dependencies ## build everything and run the tests whose names FILTER matches
	@$(SWIFT) build $(DEBUG) --build-tests </dev/null
	@$(RUN_TESTS) --filter '$(FILTER)' </dev/null

test-release: release ## run the end-to-end tests on the program as it is released
	@$(SWIFT) build $(DEBUG) --build-tests </dev/null
	@ULTIMATE_SUDOKU_PROGRAM="$(CURDIR)/$(PROGRAM)" $(RUN_TESTS) --filter '^EndToEndTests\.' </dev/null

# The font sizes of the terminal: make traces SIZES="11 12"
SIZES ?=

traces: release ## walk through the screens in xterm: no pixel may differ from a screen painted afresh
	@scripts/traces.sh "$(CURDIR)/$(PROGRAM)" $(SIZES)

# Which trials, and how: make torture TORTURE="kills --seed 7"
TORTURE ?=

torture: release ## try for half an hour to break what the program promises
	@$(SWIFT) build $(DEBUG) --product Torture </dev/null
	@ULTIMATE_SUDOKU_PROGRAM="$${ULTIMATE_SUDOKU_PROGRAM:-$(CURDIR)/$(PROGRAM)}" .build/debug/Torture $(TORTURE)

# How long each reader of input is fuzzed, in seconds: make fuzz FUZZ=600
FUZZ ?= 60

# The linker that the toolchain prefers doesn't take libFuzzer beside a main function of Swift.
fuzz: dependencies ## fuzz every reader of input, guided by what the code does with it
	@$(SWIFT) build -c release --product Torture --scratch-path .build/fuzzing \
		-Xswiftc -sanitize=fuzzer -Xswiftc -use-ld=lld </dev/null
	@.build/fuzzing/release/Torture --fuzz list | while read -r reader; do \
		echo "$$reader"; \
		.build/fuzzing/release/Torture --fuzz "$$reader" --limit $(FUZZ) \
			>.build/fuzzing/log 2>&1 </dev/null || { cat .build/fuzzing/log; exit 1; }; \
		tail -1 .build/fuzzing/log; done

# What is looked for: make sanitize SANITIZER=thread
SANITIZER ?= address

sanitize: dependencies ## run the unit tests with a sanitizer
	@TSAN_OPTIONS="suppressions=$(CURDIR)/scripts/thread-sanitizer.txt $$TSAN_OPTIONS" \
		ULTIMATE_SUDOKU_UNOPTIMISED=1 $(SWIFT) test --sanitize=$(SANITIZER) --disable-xctest \
		--scratch-path .build/$(SANITIZER) --skip '^EndToEndTests\.' </dev/null

train: dependencies ## train the network that reads digits anew: typefaces, pages, weights
	@scripts/train.sh

lint: ## check the format of all sources
	@$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
	@for script in scripts/*.sh; do sh -n "$$script" || exit 1; done

docs: dependencies ## build the kit's documentation, without a warning, and compare its interface
	@$(SWIFT) build $(DEBUG) --target ScutesTesting </dev/null
	@scripts/documentation.sh

site: ## write docs/ and the kit's articles as pages in .build/site, their links checked
	@{ command -v cmark-gfm && command -v perl; } >/dev/null || scripts/dependencies.sh cmark-gfm perl
	@scripts/site.sh

check: lint test docs site ## lint, test, document and check links: what must pass before a commit

record: dependencies ## keep the pictures that the tests draw now as their records, and no others
	@find Tests -path 'Tests/*/__Snapshots__/*.txt' -delete
	@$(SWIFT) build $(DEBUG) --build-tests </dev/null
	@RECORD=1 $(RUN_TESTS) --skip '^EndToEndTests\.' </dev/null
	@git status --short -- Tests docs Sources

# What the part that measures solving is told: make bench SOLVE="--data DIR --rounds 7"
SOLVE ?=
# And the one that measures generating: make bench GENERATE="--seconds 2"
GENERATE ?=
# And the one that measures grading: make bench GRADE="--data FILE"
GRADE ?=
# And the one that measures finding all steps: make bench STEPS="--count 20"
STEPS ?=

# The yardstick is linked as C is, without the Swift runtime that a build by SwiftPM would add.
bench: dependencies ## measure the kit beside C, the program beside nudoku, solving and generating beside qqwing
	@for product in ultimate-sudoku board-scene Benchmarks; do \
		$(SWIFT) build $(RELEASE) --product $$product </dev/null || exit 1; done
	@$(CC) -O2 -o $(BUILD)/board-yardstick Benchmarks/BoardYardstick/main.c -lncursesw
	@$(BUILD)/Benchmarks frames $(ARGS)
	@$(BUILD)/Benchmarks solve $(SOLVE)
	@$(BUILD)/Benchmarks generate $(GENERATE)
	@$(BUILD)/Benchmarks grade $(GRADE)
	@$(BUILD)/Benchmarks steps $(STEPS)

bench-solve: dependencies ## measure solving alone, beside qqwing and the peer that TDOKU names
	@for product in ultimate-sudoku Benchmarks; do \
		$(SWIFT) build $(RELEASE) --product $$product </dev/null || exit 1; done
	@$(BUILD)/Benchmarks solve $(SOLVE)

bench-generate: dependencies ## measure generating alone, beside qqwing
	@$(SWIFT) build $(RELEASE) --product Benchmarks </dev/null
	@$(BUILD)/Benchmarks generate $(GENERATE)

bench-grade: dependencies ## measure grading alone
	@$(SWIFT) build $(RELEASE) --product Benchmarks </dev/null
	@$(BUILD)/Benchmarks grade $(GRADE)

bench-steps: dependencies ## measure finding all steps of hard positions
	@$(SWIFT) build $(RELEASE) --product Benchmarks </dev/null
	@$(BUILD)/Benchmarks steps $(STEPS)

packs: dependencies ## make the packs of puzzles anew; done once for a release, see docs/packs.md
	@$(SWIFT) build $(RELEASE) --product PackMaker </dev/null
	@$(BUILD)/PackMaker Sources/CPuzzles/packs.txt

dependencies:
	@scripts/dependencies.sh
