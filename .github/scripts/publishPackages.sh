#!/usr/bin/env bash
# Publishes the tarballs of a folder to npm, without those that it has already. npm trusts the workflow: there is no token.
set -euo pipefail
for tarball in "$1"/*.tgz; do
  package=$(tar -xOzf "$tarball" package/package.json | jq --raw-output '"\(.name)@\(.version)"')
  if npm view "$package" version > /dev/null 2>&1; then
    echo "$package is on npm already."
  else
    npm publish "$tarball" --ignore-scripts --access public
  fi
done
