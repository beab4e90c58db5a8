#!/bin/sh
# Tries .build/deb's package as a stranger would, in fresh systems made by debootstrap: installs it, solves,
# draws, reads the manual, plays by keys, upgrades with a game in progress, removes and purges it. Checks
# before that Debian's tools have nothing to say, and that the same program gives the same packages again.
#
# SUITES: the systems (bookworm trixie jammy noble). Their bases stay in .build/roots for the next run.
set -eu
cd "$(dirname "$0")/.."

name=ultimate-sudoku
roots=.build/roots
suites=${SUITES:-bookworm trixie jammy noble}
package=$(ls ".build/deb/${name}"_*.deb 2>/dev/null) || {
  echo "There is no package yet: make deb" >&2
  exit 1
}

# Mounts of this process end with it, however it ends.
if [ "$(id -u)" = 0 ] && [ -z "${MOUNTS_ARE_MINE:-}" ]; then
  export MOUNTS_ARE_MINE=yes
  exec unshare --mount --propagation private "$0" "$@"
fi

work=$(mktemp -d)
terminal="tmux -S $work/tmux -f /dev/null"
failures=0
clean() {
  $terminal kill-server 2>/dev/null || true
  for mount in "$work"/*/proc "$work"/*/dev/pts; do
    umount --lazy "$mount" 2>/dev/null || true
  done
  rm -rf --one-file-system "$work"
}
trap clean EXIT
trap 'exit 1' INT TERM

# check WHAT COMMAND...: runs COMMAND, and shows its output if it fails.
check() {
  what=$1
  shift
  if "$@" >"$work/output" 2>&1; then return 0; fi
  failures=$((failures + 1))
  echo "✘ ${suite:-the package}: $what"
  tail -n 30 "$work/output"
}

same() {
  cmp "$1" "$2" && [ -s "$1" ]
}

# --- What Debian's tools say

files=$work/files
dpkg-deb --extract "$package" "$files"
check "lintian" lintian --allow-root --pedantic --display-info --fail-on info,pedantic,warning,error \
  .build/deb/*.changes
check "desktop entry" desktop-file-validate "$files/usr/share/applications/$name.desktop"
# An identifier by domain takes a domain, and pictures an address. The project has neither yet.
check "metadata" appstreamcli validate --pedantic --no-net --override=cid-desktopapp-is-not-rdns=info \
  "$files/usr/share/metainfo/$name.metainfo.xml"
if command -v mandoc >/dev/null 2>&1; then
  for page in "$files"/usr/share/man/man*/*; do
    check "$(basename "$page")" sh -c "gzip -dc '$page' | mandoc -T lint -W warning"
  done
fi

# --- The same bytes again, in another folder

tree=$(ls -d .build/deb/"$name"-*/)
program=$(realpath "$tree/.build/layout/bin/$name")
scripts/package.sh tarball "$program" >"$work/tarball"
mkdir "$work/again"
tar --directory "$tree" --exclude=./.build --exclude=./debian/"$name" --exclude=./debian/.debhelper \
  --create . | tar --directory "$work/again" --extract
check "building it again" "$work/again/scripts/package.sh" deb "$program"
check "building the tarball again" "$work/again/scripts/package.sh" tarball "$program"
check "the same package" same "$package" "$work/again/$package"
check "the same tarball" same "$(cat "$work/tarball")" "$work/again/$(cat "$work/tarball")"
rm -rf "$work/again"

# --- Which of Ubuntu's releases have what it depends on

# newer_than NAME=VERSION...: says what the package depends on that is newer than these.
newer_than() {
  dpkg-deb --field "$package" Depends | tr ',' '\n' | sed -n 's/^ *\([^ ]*\) (>= \(.*\))/\1 \2/p' |
    while read -r library version; do
      for had in "$@"; do
        if [ "$library" = "${had%%=*}" ] && dpkg --compare-versions "${had#*=}" lt "$version"; then
          echo "$library $version"
        fi
      done
    done
}
runs() {
  release=$1
  shift
  newer=$(newer_than "$@" | paste -s -d ,)
  if [ -z "$newer" ]; then
    echo "$release has the versions that it depends on."
  else
    echo "$release is too old for it: $newer"
  fi
}
echo "Symbols: $(objdump --dynamic-syms "$files/usr/bin/$name" |
  grep -o '\(GLIBC\|GLIBCXX\|CXXABI\|GCC\|NCURSESW6\|NCURSES6_TINFO\)_[0-9.]*' | sort -u -V |
  awk '{ name = $0; sub(/_[0-9.]*$/, "", name); last[name] = $0 }
    END { for (name in last) print last[name] }' |
  sort | paste -s -d " ")"
runs "Ubuntu 22.04" libc6=2.35 libstdc++6=12 libgcc-s1=12 libncursesw6=6.3 libtinfo6=6.3 libsqlite3-0=3.37.2
runs "Ubuntu 24.04" libc6=2.39 libstdc++6=14 libgcc-s1=14 libncursesw6=6.4 libtinfo6=6.4 libsqlite3-0=3.45.1

# --- Fresh systems

skip() {
  echo "No fresh systems: $1"
  suites=
}
[ "$(id -u)" = 0 ] || skip "debootstrap takes root rights."
command -v debootstrap >/dev/null 2>&1 || skip "debootstrap is missing."
command -v tmux >/dev/null 2>&1 || skip "tmux is missing, which plays."

# Commands of root's and of the player's in the system at $root.
in_root() {
  chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive "$@"
}
player="env -i -C /home/player PATH=/usr/bin:/bin HOME=/home/player LANG=C.UTF-8 TERM=xterm-256color"
as_player() {
  # shellcheck disable=SC2086 # Words.
  chroot --userspec=1000:1000 "$root" $player "$@"
}

# base SUITE: makes its base unless it is there.
base() {
  if [ -d "$roots/$1" ]; then return 0; fi
  mkdir -p "$roots"
  rm -rf "$roots/$1.part"
  keys=
  case "$1" in
  jammy | noble)
    keys=/usr/share/keyrings/ubuntu-archive-keyring.gpg
    if [ ! -e "$keys" ]; then
      # Debian 13 has Ubuntu's keys, signed by Debian.
      base trixie || return 1
      keys=$roots/trixie$keys
      root=$roots/trixie
      [ -e "$keys" ] || in_root apt-get install -q -y ubuntu-keyring >"$roots/$1.log" 2>&1 || return 1
    fi
    keys=--keyring=$keys
    ;;
  esac
  # An older debootstrap doesn't know newer releases of Ubuntu by name. They are made like older ones.
  cp -R /usr/share/debootstrap "$work/debootstrap"
  [ -e "$work/debootstrap/scripts/$1" ] || ln -s gutsy "$work/debootstrap/scripts/$1"
  echo "$1: making the base ..."
  # shellcheck disable=SC2086 # One word or none.
  DEBOOTSTRAP_DIR=$work/debootstrap debootstrap --variant=minbase --include=man-db $keys \
    "$1" "$roots/$1.part" >"$roots/$1.log" 2>&1 || return 1
  rm -r "$work/debootstrap"
  root=$roots/$1.part
  in_root useradd --create-home player
  in_root apt-get update -q >"$roots/$1.log" 2>&1 || return 1
  mv "$roots/$1.part" "$roots/$1"
}

# play ARGUMENTS: starts the program in a terminal of 80 by 24.
play() {
  $terminal new-session -d -x 80 -y 24 "exec chroot --userspec=1000:1000 $root $player $name $*"
}
press() {
  $terminal send-keys "$@"
}
# shows PATTERN: waits until the terminal shows it.
shows() {
  for _ in $(seq 100); do
    $terminal capture-pane -p 2>/dev/null >"$work/screen" || true
    if grep -q -- "$1" "$work/screen"; then return 0; fi
    sleep 0.1
  done
  cat "$work/screen"
  return 1
}
ended() {
  for _ in $(seq 100); do
    if ! $terminal has-session 2>/dev/null; then return 0; fi
    sleep 0.1
  done
  return 1
}

puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
solution=534678912672195348198342567859761423426853791713924856961537284287419635345286179
with_four="5  ▌  3  ▌  4"

# The player's files, by name and content.
saved() {
  (cd "$root/home/player/.local" && find . -type f -exec sha256sum {} + | LC_ALL=C sort)
}
left() {
  find "$root" -xdev -name "*$name*" ! -path "$root/home/*" ! -path "$root/tmp/*" | grep . && return 1
  return 0
}
is_picture() {
  as_player "$name" draw -o "board.$1" "$puzzle" && head -c 4 "$root/home/player/board.$1" | grep -qa "$2"
}

# The package with a lower version.
older=$work/older.deb
dpkg-deb --raw-extract "$package" "$work/older"
sed -i 's/^Version: .*/Version: 0.0.1-1/' "$work/older/DEBIAN/control"
dpkg-deb --root-owner-group -Znone --build "$work/older" "$older" >/dev/null

leave() {
  umount "$root/proc" "$root/dev/pts"
  rm -rf --one-file-system "$root"
}
try() {
  suite=$1
  if ! base "$suite"; then
    echo "$suite: skipped, its base can't be made (no network?): $roots/$suite.log"
    return
  fi
  root=$work/$suite
  cp -a "$roots/$suite" "$root"
  mount -t proc proc "$root/proc"
  mount --bind /dev/pts "$root/dev/pts"
  mkdir "$root/tmp/packages"
  cp "$package" "$root/tmp/packages/new.deb"
  cp "$older" "$root/tmp/packages/older.deb"
  if ! in_root apt-get update -q >"$work/output" 2>&1; then
    echo "$suite: skipped, there is no network."
    leave
    return
  fi

  check "apt install" in_root apt-get install -y -q --no-install-recommends /tmp/packages/older.deb
  in_root dpkg --listfiles "$name" >"$work/installed"
  check "version" as_player "$name" --version
  check "solve" sh -c "[ \"\$1\" = '$puzzle,1,$solution' ]" - "$(as_player "$name" solve "$puzzle" 2>&1)"
  check "draw as PNG" is_picture png PNG
  check "draw as PDF" is_picture pdf %PDF
  check "draw as SVG" is_picture svg '<'
  sed -n 's|.*/man[15]/\(.*\)\.\([15]\)\.gz|\2 \1|p' "$work/installed" >"$work/pages"
  check "manual" test -s "$work/pages"
  while read -r section page; do
    check "man $section $page" as_player man --pager=cat "$section" "$page"
  done <"$work/pages"
  for file in bash-completion/completions/$name zsh/vendor-completions/_$name \
    fish/vendor_completions.d/$name.fish applications/$name.desktop metainfo/$name.metainfo.xml; do
    check "$file" test -s "$root/usr/share/$file"
  done

  play play --puzzle "$puzzle"
  check "a game begins" shows "r1c3"
  press 4
  check "a digit is placed" shows "$with_four"
  press Q
  check "leaving" ended

  started=$(date +%s%N)
  check "upgrade" in_root apt-get install -y -q --no-install-recommends /tmp/packages/new.deb
  upgraded=$(($(date +%s%N) - started))
  play
  check "the game is offered" shows "Continue"
  press Enter
  check "the game goes on" shows "$with_four"
  press Q
  check "leaving" ended

  saved >"$work/before"
  check "the game is saved" test -s "$work/before"
  check "remove" in_root apt-get remove -y -q "$name"
  check "purge" in_root dpkg --purge "$name"
  check "nothing of it is left" left
  saved >"$work/after"
  check "the player's files are as they were" cmp "$work/before" "$work/after"

  # Again, timed as a stranger would wait: from nothing but the list of packages.
  in_root apt-get autoremove -y -q >/dev/null 2>&1
  in_root apt-get clean
  started=$(date +%s%N)
  check "apt install, timed" in_root apt-get install -y -q --no-install-recommends /tmp/packages/new.deb
  installed=$(($(date +%s%N) - started))

  # The archive needs what README.txt in it says, which is installed now.
  check "remove" in_root dpkg --remove "$name"
  tar --directory "$root/home/player" --extract --no-same-owner --file "$(cat "$work/tarball")"
  unpacked=$(cd "$root/home/player" && ls -d "$name"-*)
  check "the tarball runs" sh -c "[ \"\$1\" = '$puzzle,1,$solution' ]" - \
    "$(as_player "./$unpacked/bin/$name" solve "$puzzle" 2>&1)"

  echo "$suite: installed in $((installed / 1000000)) ms, upgraded in $((upgraded / 1000000)) ms"
  leave
}
for suite in $suites; do try "$suite"; done

[ "$failures" = 0 ] || {
  echo "$failures checks failed."
  exit 1
}
echo "$(basename "$package"): $(du -k "$package" | cut -f 1) KB, all checks passed."
