#!/usr/bin/env bash
# Opens or updates the pull request "Version Packages" with a patch. Runs with a token that can write, and therefore no other code.
set -euo pipefail
branch=changeset-release/main
git apply --index "$1"
git -c user.name='github-actions[bot]' -c user.email='41898282+github-actions[bot]@users.noreply.github.com' \
  commit --quiet --message 'Version Packages'
git -c credential.helper='!gh auth git-credential' push --quiet --force "https://github.com/$GITHUB_REPOSITORY" "HEAD:refs/heads/$branch"
if [ -z "$(gh pr list --head "$branch" --state open --json number --jq '.[].number')" ]; then
  gh pr create --base main --head "$branch" --title 'Version Packages' --body 'Merge this to publish the packages.'
fi
