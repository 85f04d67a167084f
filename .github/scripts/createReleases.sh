#!/usr/bin/env bash
# Creates a tag and a GitHub release for each package, with the newest entry of its changelog, unless there is one for its version.
set -euo pipefail
for folder in packages/*; do
  tag=$(jq --raw-output '"\(.name)@\(.version)"' "$folder/package.json")
  if ! gh release view "$tag" > /dev/null 2>&1; then
    awk '/^## / {entries++} entries == 1' "$folder/CHANGELOG.md" |
      gh release create "$tag" --target "$GITHUB_SHA" --title "$tag" --notes-file -
  fi
done
