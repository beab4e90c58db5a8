#!/bin/sh
# package.sh install|tarball|deb PROGRAM: puts the built PROGRAM, its man pages, completions and what desktops
# need in place, or into a package below .build.
# package.sh uninstall: removes what was put in place.
# package.sh repack FILE.deb: makes the package smaller, by a tenth.
#
# PREFIX (/usr/local), DESTDIR: where to install. ZSH_COMPLETIONS: the folder of zsh's completions below
# PREFIX. SOURCE_DATE_EPOCH: the time of all files in the tarball; that of debian/changelog.
set -eu
cd "$(dirname "$0")/.."

name=ultimate-sudoku
prefix=${DESTDIR:-}${PREFIX:-/usr/local}
version=$(sed -n 's/.*static let number = "\(.*\)"/\1/p' Sources/App/Session/Version.swift)

fail() {
  echo "$1" >&2
  exit 1
}

case ${PREFIX:-/} in
/*) ;;
*) fail "PREFIX is $PREFIX. Give an absolute path, such as \"\$HOME/.local\"." ;;
esac

# Root may install, and leaves nothing in .build. What is installed is for everybody.
umask 022
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# What debian/control says about the program, for the files below packaging/. Its lines are in the format of
# deb822: a synopsis, then paragraphs separated by " .".
synopsis() {
  sed -n 's/^Description: //p' debian/control
}
paragraphs() {
  awk '
    /^Description:/ { on = 1; printf "    <p>"; next }
    on && $0 == " ." { print "</p>"; printf "    <p>"; first = 0; next }
    on { printf "%s%s", first++ ? " " : "", substr($0, 2) }
    END { print "</p>" }' debian/control
}

# fill FILE: prints FILE with each @NAME@ replaced.
fill() {
  date=$(sed -n "s/^## \[$version\] - //p" CHANGELOG.md)
  [ -n "$date" ] || fail "CHANGELOG.md has no entry for $version, which Version.swift says this is."
  paragraphs >"$work/description"
  sed -e "s|@SYNOPSIS@|$(synopsis)|; s/@VERSION@/$version/; s/@DATE@/$date/" \
    -e '/@DESCRIPTION@/{' -e "r $work/description" -e 'd' -e '}' "$1"
}

# lay_out PROGRAM FOLDER: puts all that is installed into FOLDER, as below a prefix.
lay_out() {
  mkdir -p "$2/bin" "$2/share/doc/$name"
  install -m 755 "$1" "$2/bin/$name"
  install -m 644 debian/copyright "$2/share/doc/$name/copyright"
  (cd packaging/share && find . -type f) | while read -r file; do
    mkdir -p "$(dirname "$2/share/$file")"
    fill "packaging/share/$file" >"$2/share/$file"
  done
  completions "$1" bash "$2/share/bash-completion/completions/$name"
  completions "$1" zsh "$2/${ZSH_COMPLETIONS:-share/zsh/site-functions}/_$name"
  completions "$1" fish "$2/share/fish/vendor_completions.d/$name.fish"
}
completions() {
  mkdir -p "$(dirname "$3")"
  "$1" completions "$2" >"$3"
}

# compress FILE ARCHIVE: packs it with xz, which takes calls in code of x86 for what they are.
compress() {
  filter=
  if [ "$(uname -m)" = x86_64 ]; then filter=--x86; fi
  # shellcheck disable=SC2086 # One word or none.
  xz -T1 $filter --lzma2=preset=9e --stdout "$1" >"$2"
}

# The files of $work/layout, by their paths below a prefix.
laid_out() {
  (cd "$work/layout" && find . ! -type d) | sed 's|^\./||' | LC_ALL=C sort
}

case "$1" in
install)
  lay_out "$2" "$work/layout"
  laid_out | while read -r file; do
    mode=644
    if [ -x "$work/layout/$file" ]; then mode=755; fi
    mkdir -p "$prefix/$(dirname "$file")"
    install -m "$mode" "$work/layout/$file" "$prefix/$file"
  done
  # The program shows when it was built. In a package it shows the package's date.
  [ -n "${DESTDIR:-}" ] || touch -r "$2" "$prefix/bin/$name"
  ;;

uninstall)
  [ -x "$prefix/bin/$name" ] || fail "There is no $prefix/bin/$name."
  lay_out "$prefix/bin/$name" "$work/layout"
  laid_out | while read -r file; do
    rm -f "$prefix/$file"
  done
  rmdir "$prefix/share/doc/$name"
  ;;

tarball)
  folder=$name-$version
  architecture=$(uname -m)
  archive=.build/$folder-linux-$architecture.tar.xz
  : "${SOURCE_DATE_EPOCH:=$(date -d "$(sed -n 's/^ -- .*>  //p; /^ --/q' debian/changelog)" +%s)}"
  unpacked=$work/$folder
  lay_out "$2" "$unpacked"
  strip --strip-unneeded "$unpacked/bin/$name"
  cp LICENSE "$unpacked/"
  cp Sources/Widgets/LICENSE "$unpacked/LICENSE.Apache-2.0"
  glibc=$(objdump --dynamic-syms "$unpacked/bin/$name" | grep -o 'GLIBC_2[.0-9]*' | sort -V | tail -n 1)
  fill packaging/README.txt | sed "s/@GLIBC@/${glibc#GLIBC_}/" >"$unpacked/README.txt"
  tar --directory "$work" --sort=name --format=gnu --mtime="@$SOURCE_DATE_EPOCH" --mode=go=rX,u+rw \
    --owner=0 --group=0 --numeric-owner --create --file "$work/archive" "$folder"
  compress "$work/archive" "$archive"
  echo "$archive"
  ;;

deb)
  entry=$(dpkg-parsechangelog -S Version)
  [ "${entry%-*}" = "$version" ] ||
    fail "debian/changelog ends with $entry, but this is $version: dch --newversion $version-1"
  tree=.build/deb/$name-$version
  rm -rf .build/deb
  mkdir -p "$tree"
  # dpkg-buildpackage leaves its results beside the tree, and helpers' files in it. With the program built,
  # this is all that it reads.
  tar --create --file "$work/sources" debian packaging scripts Makefile CHANGELOG.md LICENSE \
    Sources/App/Session/Version.swift
  tar --directory "$tree" --extract --file "$work/sources"
  # What building the program takes isn't checked: it is built, by whatever toolchain.
  program=$(realpath "$2")
  (cd "$tree" && MAKEFLAGS= PROGRAM="$program" dpkg-buildpackage -b -d -uc -us) \
    >.build/deb/log 2>&1 || {
    cat .build/deb/log >&2
    exit 1
  }
  ls .build/deb/*.deb
  ;;

repack)
  deb=$(realpath "$2")
  cd "$work"
  ar x "$deb"
  unxz data.tar.xz
  compress data.tar data.tar.xz
  # See deb(5) and ar(5): each member follows a line of 60 bytes and takes an even number of bytes.
  printf '!<arch>\n' >"$deb"
  for member in debian-binary control.tar.xz data.tar.xz; do
    size=$(stat -c %s "$member")
    printf '%-16s%-12s%-6s%-6s%-8s%-10s`\n' "$member" "$SOURCE_DATE_EPOCH" 0 0 100644 "$size"
    cat "$member"
    [ $((size % 2)) = 0 ] || echo
  done >>"$deb"
  ;;

*) fail "package.sh install|tarball|deb PROGRAM, uninstall, or repack FILE.deb" ;;
esac
