#!/bin/sh
# test.sh PROGRAM OUTSIDE COMMAND...: runs every test by COMMAND, those of the whole program on PROGRAM, then
# OUTSIDE, which tests a package that uses the kit; fails if one of them does.
#
# Tests of views share the main thread, so they run in two processes that take about as long. Those of the
# whole program wait most of the time, so they run beside the others; in a process of their own, where they
# keep no thread from what a screen works out in the background.
set -eu
export ULTIMATE_SUDOKU_PROGRAM="$1"
outside="$2"
shift 2

# Runs COMMAND with the arguments after NAME, by which the list of its events is called.
run() {
  name="$1"
  shift
  "$@" --event-stream-version 0 --event-stream-output-path ".build/events-$name" </dev/null
}

# What runs in the background ignores Ctrl-C.
trap 'trap - TERM; kill 0' INT TERM

status=0
run whole "$@" --filter '^EndToEndTests\.' >.build/end-to-end.log 2>&1 &
whole=$!
# The screens' tests are the first to end.
{
  run screens "$@" --filter '^ScreensTests\.' || exit
  sh -c "$outside" </dev/null
} >.build/screens.log 2>&1 &
screens=$!
run parts "$@" --skip '^(EndToEnd|Screens)Tests\.' || status=$?
wait $screens || status=$?
cat .build/screens.log
wait $whole || status=$?
cat .build/end-to-end.log
exit "$status"
