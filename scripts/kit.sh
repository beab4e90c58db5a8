#!/bin/sh
# kit.sh REPOSITORY: adds the kit of the last commit, Sources/Widgets, to the git repository REPOSITORY as one
# commit, tagged with the newest version in its CHANGELOG.md. Makes the repository if it is a folder that isn't
# there. Refuses a version that the repository has with other files.
set -eu
cd "$(dirname "$0")/.."
kit=Sources/Widgets

repository=${1:-}
if [ -z "$repository" ]; then
  echo "kit.sh: name the repository that the kit is added to, a folder or an address" >&2
  exit 2
fi
case "$repository" in
*:*) ;;
*) [ -e "$repository" ] || git init -q --bare --initial-branch=main "$repository" ;;
esac
version=$(sed -n 's/^## //p' "$kit/CHANGELOG.md" | head -n 1)
tree=$(git rev-parse "HEAD:$kit")
git fetch -q "$repository" 'refs/heads/*:refs/kit/heads/*' 'refs/tags/*:refs/kit/tags/*' 2>/dev/null || true
clean() {
  git for-each-ref --format='%(refname)' refs/kit | while read -r name; do git update-ref -d "$name"; done
}
trap clean EXIT
if published=$(git rev-parse -q --verify "refs/kit/tags/$version^{tree}"); then
  [ "$published" = "$tree" ] && { echo "$repository has $version."; exit 0; }
  echo "kit.sh: $repository has a $version with other files. Give the changes a new heading in $kit/CHANGELOG.md." >&2
  exit 1
fi
parent=$(git rev-parse -q --verify refs/kit/heads/main || true)
date=$(git log -1 --format=%cI)
# shellcheck disable=SC2086 # No word, or two.
commit=$(GIT_AUTHOR_DATE=$date GIT_COMMITTER_DATE=$date \
  git commit-tree "$tree" ${parent:+-p $parent} -m "Scutes $version")
git push -q "$repository" "$commit:refs/heads/main" "$commit:refs/tags/$version"
echo "$repository has $version now."
