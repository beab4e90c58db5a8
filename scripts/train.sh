#!/bin/sh
# Trains the network that reads digits, from nothing to Sources/CDigits/digits.weights: typefaces,
# drawn pages, cells, network. What it makes lies in .build/training; what is there already is not made
# again, so a run that was cut off goes on.
#
# PAGES: how many hundreds of pages to draw (20). EPOCHS: passes over their cells (5). JUDGED: the
# pictures to judge by (600). JOBS: how many pages are drawn at a time (the processors). PYTHON (python3).
# OUT: the file of weights. On Debian, as root or through sudo, the typefaces are installed.
set -eu
cd "$(dirname "$0")/.."

pages=${PAGES:-20}
epochs=${EPOCHS:-5}
judged=${JUDGED:-600}
jobs=${JOBS:-$(nproc 2>/dev/null || sysctl -n hw.ncpu)}
out=${OUT:-Sources/CDigits/digits.weights}
tool=Tools/DigitTraining
work=.build/training
mkdir -p "$work"

if command -v apt-get >/dev/null 2>&1 && [ ! -e "$work/typefaces" ]; then
  echo "Typefaces ..."
  root=
  if [ "$(id -u)" != 0 ]; then root=sudo; fi
  # shellcheck disable=SC2046,SC2086 # Many names of packages, and perhaps no word for the root.
  $root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends \
    $(cat "$tool/packages.txt") </dev/null >"$work/apt.log" 2>&1 ||
    echo "Some typefaces are missing; $work/apt.log says why. The rest will do." >&2
  touch "$work/typefaces"
fi
if [ ! -e "$work/venv/done" ]; then
  echo "Python packages ..."
  "${PYTHON:-python3}" -m venv "$work/venv"
  "$work/venv/bin/pip" install -q -r "$tool/requirements.txt"
  touch "$work/venv/done"
fi
python="$work/venv/bin/python"

if [ ! -e "$work/puzzles.txt" ]; then
  echo "Puzzles ..."
  make -s release
  .build/release/ultimate-sudoku generate --count 2000 --seed 1 >"$work/puzzles.part"
  mv "$work/puzzles.part" "$work/puzzles.txt"
fi
if [ ! -e "$work/fonts.json" ]; then
  "$python" "$tool/fonts.py" "$work/fonts.part" --sheet "$work/fonts.png" 2>"$work/fonts.log"
  mv "$work/fonts.part" "$work/fonts.json"
fi
if [ ! -e "$work/judge.npz" ]; then
  echo "Pictures to judge by ..."
  "$python" "$tool/render.py" --fonts "$work/fonts.json" --puzzles "$work/puzzles.txt" \
    --out "$work/judge" --count "$judged" --seed 77 --held-out
  "$python" "$tool/train.py" cut --pictures "$work/judge" --out "$work/judge-part.npz"
  mv "$work/judge-part.npz" "$work/judge.npz"
fi

echo "Pages ..."
export python tool work
# shellcheck disable=SC2016 # The inner shell knows the variables.
seq 100 $((99 + pages)) | xargs -P "$jobs" -I SEED sh -c '
  if [ ! -e "$work/cells-SEED.npz" ]; then
    OMP_NUM_THREADS=1 "$python" "$tool/train.py" cut --fonts "$work/fonts.json" \
      --out "$work/part-SEED.npz" --count 100 --seed SEED
    mv "$work/part-SEED.npz" "$work/cells-SEED.npz"
  fi'

echo "Network ..."
"$python" "$tool/train.py" fit --cells "$work"/cells-*.npz --judge "$work/judge.npz" \
  --out "$work/digits.pt" --epochs "$epochs"
"$python" "$tool/train.py" export --network "$work/digits.pt" --judge "$work/judge.npz" \
  --out "$out"
