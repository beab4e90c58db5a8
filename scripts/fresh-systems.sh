# Read by scripts that try something in fresh systems of Debian and Ubuntu, made by debootstrap: `enter SUITE`
# makes one at $root, `leave` throws it away. Their bases stay in .build/roots for the next run; delete them to
# get newer ones.
#
# Mounts belong to the script's own process, so they end with it, however it ends.
if [ "$(id -u)" = 0 ] && [ -z "${MOUNTS_ARE_MINE:-}" ]; then
  export MOUNTS_ARE_MINE=yes
  exec unshare --mount --propagation private "$PWD/scripts/$(basename "$0")" "$@"
fi

roots=.build/roots
work=$(realpath "$(mktemp -d)")
terminal="tmux -S $work/tmux -f /dev/null"
# throw_away FOLDER: removes it, after what is mounted in it has been taken out.
throw_away() {
  awk -v "folder=$1/" 'index($2, folder) == 1 { print $2 }' /proc/mounts | sort -r |
    while read -r mount; do umount --lazy "$mount"; done
  if grep -q " $1/" /proc/mounts; then
    echo "Not removed, since something is mounted in it: $1"
  else
    rm -rf --one-file-system "$1"
  fi
}
clean() {
  $terminal kill-server 2>/dev/null || true
  throw_away "$work"
}
trap clean EXIT
trap 'exit 1' INT TERM

# can_enter: says why there are no fresh systems, if there are none.
can_enter() {
  if [ "$(id -u)" != 0 ]; then
    echo "No fresh systems: debootstrap takes root rights."
  elif ! command -v debootstrap >/dev/null 2>&1; then
    echo "No fresh systems: debootstrap is missing."
  elif ! command -v tmux >/dev/null 2>&1; then
    echo "No fresh systems: tmux is missing, which plays."
  else
    return 0
  fi
  return 1
}

# in_root COMMAND...: runs it as root in the system at $root.
in_root() {
  chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive "$@"
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
      root=$roots/trixie
      keys=$root/usr/share/keyrings/ubuntu-archive-keyring.gpg
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
  case "$1" in
  jammy | noble) ;;
  *) echo "deb http://deb.debian.org/debian-security $1-security main" >>"$root/etc/apt/sources.list" ;;
  esac
  in_root useradd --create-home player || return 1
  in_root apt-get update -q >"$roots/$1.log" 2>&1 || return 1
  mv "$roots/$1.part" "$roots/$1"
}

# enter SUITE: makes a fresh system of it at $root. Says why if it can't.
enter() {
  if ! base "$1"; then
    echo "$1: skipped, its base can't be made (no network?): $roots/$1.log"
    return 1
  fi
  root=$work/$1
  cp -a "$roots/$1" "$root"
  mount -t proc proc "$root/proc"
  mount --bind /dev/pts "$root/dev/pts"
  if ! in_root apt-get update -q >"$work/output" 2>&1; then
    echo "$1: skipped, there is no network."
    leave
    return 1
  fi
}
leave() {
  throw_away "$root"
}

press() {
  $terminal send-keys "$@"
}
# shows PATTERN [SECONDS]: waits until the terminal shows it. Shows what there is if it doesn't, or if what
# runs there has ended.
shows() {
  for _ in $(seq $((${2:-10} * 10))); do
    $terminal capture-pane -p 2>/dev/null >"$work/screen" || true
    if grep -q -- "$1" "$work/screen"; then return 0; fi
    $terminal has-session 2>/dev/null || break
    sleep 0.1
  done
  cat "$work/screen"
  return 1
}
# ended [SECONDS]: waits until what runs in the terminal has ended.
ended() {
  for _ in $(seq $((${1:-10} * 10))); do
    if ! $terminal has-session 2>/dev/null; then return 0; fi
    sleep 0.1
  done
  return 1
}
