#!/bin/sh
# package.sh install|uninstall|tarball|deb [PROGRAM]: puts the built PROGRAM, its man pages, completions and
# what desktops need in place, or into a package below .build.
#
# PREFIX (/usr/local), DESTDIR: where to install. ZSH_COMPLETIONS: the folder of zsh's completions below
# PREFIX. SPEAKER: the program that prints the completions, PROGRAM unless that one is built for another
# machine. SOURCE_DATE_EPOCH: the time of all files in the tarball; that of debian/changelog.
set -eu
cd "$(dirname "$0")/.."

name=ultimate-sudoku
prefix=${DESTDIR:-}${PREFIX:-/usr/local}
version=$(sed -n 's/.*static let number = "\(.*\)"/\1/p' Sources/App/Session/Version.swift)

fail() {
  echo "$1" >&2
  exit 1
}

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
  paragraphs >.build/description
  sed -e "s|@SYNOPSIS@|$(synopsis)|; s/@VERSION@/$version/; s/@DATE@/$date/" \
    -e '/@DESCRIPTION@/{' -e 'r .build/description' -e 'd' -e '}' "$1"
}

# lay_out PROGRAM FOLDER: puts all that is installed into FOLDER, as below a prefix.
lay_out() {
  speaker=${SPEAKER:-$1}
  rm -rf "$2"
  mkdir -p "$2/bin" "$2/share/doc/$name"
  # Its time is that of the build, which the program shows.
  install -p -m 755 "$1" "$2/bin/$name"
  install -m 644 debian/copyright "$2/share/doc/$name/copyright"
  (cd packaging/share && find . -type f) | while read -r file; do
    mkdir -p "$(dirname "$2/share/$file")"
    fill "packaging/share/$file" >"$2/share/$file"
  done
  completions bash "$2/share/bash-completion/completions/$name"
  completions zsh "$2/${ZSH_COMPLETIONS:-share/zsh/site-functions}/_$name"
  completions fish "$2/share/fish/vendor_completions.d/$name.fish"
}
completions() {
  mkdir -p "$(dirname "$2")"
  "$speaker" completions "$1" >"$2"
}

# The files of .build/layout, by their paths below a prefix.
laid_out() {
  (cd .build/layout && find . ! -type d) | sed 's|^\./||' | LC_ALL=C sort
}

case "$1" in
install)
  lay_out "$2" .build/layout
  laid_out | while read -r file; do
    mode=644
    if [ -x ".build/layout/$file" ]; then mode=755; fi
    mkdir -p "$prefix/$(dirname "$file")"
    install -p -m "$mode" ".build/layout/$file" "$prefix/$file"
  done
  ;;

uninstall)
  [ -x "$prefix/bin/$name" ] || fail "There is no $prefix/bin/$name."
  lay_out "$prefix/bin/$name" .build/layout
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
  rm -rf .build/tarball
  lay_out "$2" ".build/tarball/$folder"
  strip --strip-unneeded ".build/tarball/$folder/bin/$name"
  cp LICENSE packaging/LICENSE.Apache-2.0 ".build/tarball/$folder/"
  fill packaging/README.txt >".build/tarball/$folder/README.txt"
  tar --directory .build/tarball --sort=name --format=gnu --mtime="@$SOURCE_DATE_EPOCH" --mode=go=rX,u+rw \
    --owner=0 --group=0 --numeric-owner --create "$folder" | xz -T1 >"$archive"
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
  tar --create debian packaging scripts Makefile CHANGELOG.md LICENSE Sources/App/Session/Version.swift |
    tar --directory "$tree" --extract
  # What building the program takes isn't checked: it is built, by whatever toolchain. Ubuntu would compress
  # with zstd: xz makes the package smaller, and the same everywhere.
  program=$(realpath "$2")
  (cd "$tree" && PROGRAM="$program" DPKG_DEB_COMPRESSOR_TYPE=xz dpkg-buildpackage -b -d -uc -us) \
    >.build/deb/log 2>&1 || {
    cat .build/deb/log >&2
    exit 1
  }
  ls .build/deb/*.deb
  ;;

*) fail "package.sh install|uninstall|tarball|deb [PROGRAM]" ;;
esac
