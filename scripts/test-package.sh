#!/bin/sh
# Tries .build/deb's package as a stranger would, in fresh systems made by debootstrap: installs it, solves,
# draws, reads the manual, plays by keys, upgrades with a game in progress, removes and purges it. Checks
# before that Debian's tools have nothing to say, and that the same program gives the same packages again.
#
# PROGRAM: what the package was made of, .build/release/ultimate-sudoku. SUITES: the systems (bookworm trixie
# jammy noble).
set -eu
cd "$(dirname "$0")/.."

name=ultimate-sudoku
suites=${SUITES:-bookworm trixie jammy noble}
package=$(ls ".build/deb/${name}"_*.deb 2>/dev/null) || {
  echo "There is no package yet: make deb" >&2
  exit 1
}

. scripts/fresh-systems.sh

failures=0

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
check "size, without ICU's data" test "$(stat -c %s "$files/usr/bin/$name")" -lt 48000000
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
program=$(realpath "${PROGRAM:-.build/release/$name}")
scripts/package.sh tarball "$program" >"$work/tarball"
mkdir "$work/again"
tar --directory "$tree" --exclude=./.build --exclude=./debian/"$name" --exclude=./debian/.debhelper \
  --create --file "$work/tree.tar" .
tar --directory "$work/again" --extract --file "$work/tree.tar"
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
    failures=$((failures + 1))
    echo "✘ $release is too old for it: $newer"
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

# Commands of the player's in the system at $root.
player="env -i -C /home/player PATH=/usr/bin:/bin HOME=/home/player LANG=C.UTF-8 TERM=xterm-256color"
as_player() {
  # shellcheck disable=SC2086 # Words.
  chroot --userspec=1000:1000 "$root" $player "$@"
}

# play ARGUMENTS: starts the program in a terminal of 80 by 24.
play() {
  $terminal new-session -d -x 80 -y 24 "exec chroot --userspec=1000:1000 $root $player $name $*"
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

try() {
  suite=$1
  enter "$suite" || return 0
  mkdir "$root/tmp/packages"
  cp "$package" "$root/tmp/packages/new.deb"
  cp "$older" "$root/tmp/packages/older.deb"

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
  check "the tarball's README names its glibc" \
    grep -q "glibc 2\.[0-9]* or newer" "$root/home/player/$unpacked/README.txt"
  check "the tarball runs" sh -c "[ \"\$1\" = '$puzzle,1,$solution' ]" - \
    "$(as_player "./$unpacked/bin/$name" solve "$puzzle" 2>&1)"

  tried=$((tried + 1))
  echo "$suite: installed in $((installed / 1000000)) ms, upgraded in $((upgraded / 1000000)) ms"
  leave
}
tried=0
can_enter || suites=
for suite in $suites; do try "$suite"; done

[ "$failures" = 0 ] || {
  echo "$failures checks failed."
  exit 1
}
echo "$(basename "$package"): $(du -k "$package" | cut -f 1) KB, all checks passed, in $tried fresh systems."
