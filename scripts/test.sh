#!/bin/sh
# test.sh PROGRAM COMMAND...: runs every test by COMMAND, those of the whole program on PROGRAM, and fails
# if one does.
#
# Those of the whole program wait most of the time, so they run beside the others; in a process of their
# own, where they keep no thread from what a screen works out in the background.
set -eu
export ULTIMATE_SUDOKU_PROGRAM="$1"
shift
whole=.build/end-to-end.log
status=0
"$@" --event-stream-version 0 --event-stream-output-path .build/events-whole \
  --filter '^EndToEndTests\.' </dev/null >"$whole" 2>&1 &
"$@" --event-stream-version 0 --event-stream-output-path .build/events-parts \
  --skip '^EndToEndTests\.' </dev/null || status=$?
wait $! || status=$?
cat "$whole"
exit "$status"
