#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Makes a folder for a new project after a few questions. It needs `prompts` in PATH, which is made by
#   swift build -c release --product Prompts && cp .build/release/Prompts ~/.local/bin/prompts
set -eu
prompts=${PROMPTS:-prompts}

name=$("$prompts" input --match '[a-z][a-z0-9-]*' "Name")
licence=$("$prompts" choose "Licence" Apache-2.0 MIT none)
if [ -e "$name" ] && ! "$prompts" confirm "$name exists. Write into it?"; then
  exit 1
fi

mkdir -p "$name"
printf '# %s\n' "$name" >"$name/README.md"
[ "$licence" = none ] || printf '%s\n' "$licence" >"$name/LICENSE"

if "$prompts" confirm --yes "Make a git repository?"; then
  "$prompts" progress "Making the repository" git init --quiet "$name"
fi
echo "Made $name"
