#!/usr/bin/env bash
# Downloads a Meilisearch server for the tests, and names it in MEILISEARCH_BIN for the next steps. The argument is a version, as v1.57.0.
# GitHub recorded the digest when the file was uploaded.
set -euo pipefail
release=meilisearch/meilisearch/releases
version=$1
asset=meilisearch-linux-amd64
binary="$RUNNER_TEMP/meilisearch"
digest=$(gh api "repos/$release/tags/$version" --jq ".assets[] | select(.name == \"$asset\").digest")
curl --fail --silent --show-error --location --output "$binary" "https://github.com/$release/download/$version/$asset"
echo "${digest#sha256:}  $binary" | sha256sum --check --strict
chmod +x "$binary"
echo "MEILISEARCH_BIN=$binary" >> "$GITHUB_ENV"
