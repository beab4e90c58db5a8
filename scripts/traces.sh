#!/bin/sh
# Walks through the screens in a real xterm, and compares each with the same screen painted afresh
# by Ctrl-L: scripts/traces.sh PROGRAM [FONT SIZE]...  Prints what differs, in pixels; fails unless
# that is nothing. Needs xvfb, xterm, xdotool, imagemagick and fonts-dejavu. A minute for each size.
set -eu
program=$1
shift
[ $# -gt 0 ] || set -- 9 10 11 12 13 14
for needed in Xvfb xterm xdotool import compare; do
  command -v "$needed" >/dev/null || { echo "traces: $needed is missing" >&2; exit 2; }
done
work=$(mktemp -d)
DISPLAY=:$((100 + $$ % 800))
export DISPLAY HOME="$work" LC_ALL=C.UTF-8
unset XDG_DATA_HOME XDG_CONFIG_HOME XDG_STATE_HOME XDG_CACHE_HOME
Xvfb "$DISPLAY" -screen 0 2400x1600x24 >/dev/null 2>&1 &
server=$!
trap 'kill $server 2>/dev/null || true; rm -rf "$work"' EXIT
sleep 1
status=0

# walk SIZE GEOMETRY 'KEYS;KEYS;…' ARGUMENT…: a comparison after the keys of each step.
walk() {
  size=$1 geometry=$2 steps=$3
  shift 3
  COLORTERM=truecolor xterm -u8 -fa 'DejaVu Sans Mono' -fs "$size" -geometry "$geometry+0+0" -b 0 \
    -bw 0 +sb -e env COLORTERM=truecolor "$program" "$@" &
  terminal=$!
  window=$(xdotool search --sync --onlyvisible --class xterm | head -n 1)
  xdotool windowfocus --sync "$window" 2>/dev/null || true
  sleep 3
  while [ -n "$steps" ]; do
    keys=${steps%%;*}
    case $steps in *\;*) steps=${steps#*;} ;; *) steps= ;; esac
    for key in $keys; do
      xdotool key --window "$window" "$key"
      sleep 0.15
    done
    sleep 3
    import -window "$window" "$work/walked.png"
    xdotool key --window "$window" ctrl+l
    sleep 1
    import -window "$window" "$work/fresh.png"
    pixels=$(compare -metric AE "$work/walked.png" "$work/fresh.png" null: 2>&1) || true
    if [ "$pixels" != 0 ]; then
      echo "$pixels pixels differ at $geometry, size $size, after $keys ($*)"
      status=1
    fi
  done
  kill "$terminal"
  wait "$terminal" 2>/dev/null || true
}

for size in "$@"; do
  walk "$size" 80x24 'space Escape;Right;g;Right Right;q;P;Right Down;Return;Down;q q;c Left;q i;q m;q'
  walk "$size" 120x40 'A f 3 Down Right 7 Right Down 5 u Right;H H H;Escape p;p 5 Down n 4' \
    play --level medium --seed 5 --practice
done
[ $status -ne 0 ] || echo "no pixel differs"
exit $status
