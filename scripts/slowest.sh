#!/bin/sh
# slowest.sh FILE: prints the ten tests that took longest, in seconds, from the events that Swift Testing
# has written to FILE.
#
# Tests on the main actor begin together and wait for each other. So a test is held to have taken the time
# since it began or, if that is later, since another one ended.
set -eu
awk '
  /"kind":"test(Started|Ended)"/ {
    if (!match($0, /"absolute":[0-9.]+/)) next
    now = substr($0, RSTART + 11, RLENGTH - 11) + 0
    if (!match($0, /"testID":"[^"]+\(/)) next
    name = substr($0, RSTART + 10, RLENGTH - 11)
    gsub(/\\\//, "/", name)
    if ($0 ~ /"kind":"testStarted"/) { began[name] = now; next }
    if (!(name in began)) next
    since = began[name] > ended ? began[name] : ended
    taken[name] += now - since
    ended = now
  }
  END { for (name in taken) printf "%8.1f s  %s\n", taken[name], name }
' "$1" | sort -rn | head -n 10
