#!/bin/sh
# dependencies.sh [PACKAGE...]: sees to it that what the build needs is there, or these Debian packages:
# silent and quick when it is.
#
# Needed are the headers of ncurses (wide characters), SQLite, libjpeg-turbo, libpng, zlib, cairo and
# fontconfig, and a Swift toolchain. Without those of stb the program reads no BMP and no GIF. On Debian and
# Ubuntu the headers are installed by apt-get, as root or through sudo; elsewhere one line says what is
# missing.
set -eu

has() {
  for file in "$@"; do
    if [ -e "$file" ]; then return 0; fi
  done
  return 1
}

fail() {
  echo "$1" >&2
  exit 1
}

# provide PACKAGE...: installs these Debian packages.
provide() {
  if ! command -v apt-get >/dev/null 2>&1; then
    fail "Please install the development files of these, then try again: $*"
  fi
  if [ "$(id -u)" = 0 ]; then
    root=
  elif ! command -v sudo >/dev/null 2>&1; then
    fail "Please install as root, then try again: apt-get install $*"
  elif [ -t 0 ]; then
    root=sudo
  else
    root="sudo -n"
  fi
  echo "Installing $* ..."
  $root apt-get update -q </dev/null >/dev/null || true
  if ! install "$@"; then
    # Later releases know the wide ncurses under its plain name only.
    other=$(echo "$@" | sed 's/libncursesw5-dev/libncurses-dev/')
    # shellcheck disable=SC2086 # The names of the packages are meant apart.
    install $other || fail "Please install, then try again: apt-get install $*"
  fi
}
install() {
  # shellcheck disable=SC2086 # No word, or two.
  $root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@" \
    </dev/null >/dev/null
}

missing=
if [ $# -gt 0 ]; then
  for package in "$@"; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] ||
      missing="$missing $package"
  done
  # shellcheck disable=SC2086 # The names of the packages are meant apart.
  if [ -n "$missing" ]; then provide $missing; fi
  exit 0
fi

if ! command -v swift >/dev/null 2>&1; then
  fail "Swift 6.2 or newer is needed: https://www.swift.org/install"
fi

# On macOS they come with the system's SDK, or from Homebrew.
if [ "$(uname -s)" = Darwin ]; then exit 0; fi

# need HEADER LIBRARY PACKAGE: PACKAGE is missing unless both are there.
need() {
  if has "/usr/include/$1" /usr/include/*/"$1" "/usr/local/include/$1" &&
    has "/usr/lib/$2" /usr/lib/*/"$2" "/usr/lib64/$2" "/usr/local/lib/$2"; then return 0; fi
  missing="$missing $3"
}
need ncurses.h libncursesw.so libncursesw5-dev
need sqlite3.h libsqlite3.so libsqlite3-dev
need jpeglib.h libjpeg.so libjpeg-dev
need png.h libpng.so libpng-dev
need zlib.h libz.so zlib1g-dev
need cairo/cairo.h libcairo.so libcairo2-dev
need fontconfig/fontconfig.h libfontconfig.so libfontconfig-dev
if ! has /usr/include/stb/stb_image.h /usr/include/stb_image.h \
  /usr/local/include/stb/stb_image.h /usr/local/include/stb_image.h; then
  missing="$missing libstb-dev"
fi
if [ -z "$missing" ]; then exit 0; fi

# A build without stb is whole but for two kinds of pictures.
if [ "$missing" = " libstb-dev" ] && ! command -v apt-get >/dev/null 2>&1; then exit 0; fi
# shellcheck disable=SC2086 # The names of the packages are meant apart.
provide $missing
