#!/usr/bin/env bash
# Writes to a folder either the new versions and changelogs, as a patch, if there are changesets, or the packed packages.
# Sets the output `result` to `versions` or `packages`.
set -euo pipefail
folder=$1
pnpm() { npx --yes pnpm@10.34.9 "$@"; }

mkdir "$folder"
if compgen -G '.changeset/*.md' > /dev/null; then
  pnpm run version:packages
  git add --all
  git diff --cached --binary > "$folder/versions.patch"
  echo "result=versions" >> "$GITHUB_OUTPUT"
else
  pnpm run check:packages
  pnpm --recursive --filter './packages/*' pack --pack-destination "$folder"
  echo "result=packages" >> "$GITHUB_OUTPUT"
fi
