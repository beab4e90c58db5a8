#!/bin/sh
# Runs the two commands of README.md in a fresh Debian that has a Swift toolchain, and what that asks for, and
# nothing else: the first must say what it does and for how long, and start the program; the second must pass;
# neither may warn; and the program must have the same bytes as the one that was built here, in another folder
# and with the same libraries.
# Takes half an hour on two processors.
#
# PROGRAM: the one that was built here of the last commit (.build/release/ultimate-sudoku). SUITE: the system
# (bookworm). ALSO: more folders that it sees, such as a mirror that git is configured for.
set -eu
cd "$(dirname "$0")/.."

. scripts/fresh-systems.sh
can_enter || exit 0
enter "${SUITE:-bookworm}" || exit 0

fail() {
  echo "✘ $1"
  exit 1
}
for command in play test; do
  grep -qx "make $command" README.md || fail "README.md doesn't name make $command any more."
done

toolchain=$(dirname "$(dirname "$(realpath "$(command -v swift)")")")
in_root apt-get install -y -q --no-install-recommends binutils g++ gcc git libc6-dev libcurl4 libncurses6 \
  libsqlite3-0 libxml2 make tzdata >"$work/output" 2>&1 || fail "$(tail -n 5 "$work/output")"
for folder in "$toolchain" ${ALSO:-}; do
  mkdir -p "$root$folder"
  mount --bind -o ro "$folder" "$root$folder"
done
[ ! -e /etc/gitconfig ] || cp /etc/gitconfig "$root/etc/gitconfig"
[ ! -e ~/.gitconfig ] || cp ~/.gitconfig "$root/root/.gitconfig"
mkdir "$root/root/sudoku"
git archive --output "$work/sources.tar" HEAD
tar --directory "$root/root/sudoku" --extract --file "$work/sources.tar"

shell="chroot $root env -i -C /root/sudoku PATH=$toolchain/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root"
shell="$shell LANG=C.UTF-8 TERM=xterm-256color"

started=$(date +%s)
$terminal new-session -d -x 80 -y 24 "$shell make play 2>$work/said"
$terminal pipe-pane -o "cat >$work/shown"
shows "Installing .*libncurses" 60 || fail "make play doesn't say that it installs libraries."
shows "Building the program, this once: about" 300 || fail "make play doesn't say how long it builds."
shows "Welcome" 2400 || fail "make play doesn't start the program: $(tail -n 5 "$work/said")"
echo "make play: the program was there after $(($(date +%s) - started)) s."
press C-c
ended || fail "Ctrl-C doesn't end the program."
program=${PROGRAM:-.build/release/ultimate-sudoku}
# libraries [COMMAND...]: the versions of what may be linked in.
libraries() {
  "$@" dpkg-query -W -f '${Package} ${Version}\n' 'lib*-dev' zlib1g-dev
}
if [ -e "$program" ] && git diff --quiet HEAD; then
  libraries >"$work/here"
  if libraries in_root | grep -vFx -f "$work/here" >"$work/others"; then
    echo "The programs aren't compared, as here these have other versions: $(paste -s -d , "$work/others")"
  else
    other=$root/root/sudoku/.build/release/ultimate-sudoku
    cmp "$program" "$other" || {
      cp "$other" "$program-of-readme"
      fail "Built here, the program differs from $program-of-readme."
    }
    echo "The program has the same bytes as $program."
  fi
fi

started=$(date +%s)
$shell make test >"$work/tests" 2>&1 </dev/null || fail "make test: $(grep -aE '^✘| error: ' "$work/tests" | head -n 40)"
echo "make test: passed after $(($(date +%s) - started)) s."
cat "$work/said" "$work/shown" "$work/tests" | grep -ai "warning:" | sort | uniq -c >"$work/warnings" || true
[ ! -s "$work/warnings" ] || fail "Warnings: $(head -n 10 "$work/warnings")"
