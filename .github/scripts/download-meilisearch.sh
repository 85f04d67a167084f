#!/usr/bin/env bash
# Downloads a Meilisearch server for the tests that start and kill one, and names it in MEILISEARCH_BIN for the next steps.
# The version is the newest one that the README of the search theme names. GitHub recorded the digest when the file was uploaded.
set -euo pipefail
release=meilisearch/meilisearch/releases
version=v1.57.0
asset=meilisearch-linux-amd64
binary="$RUNNER_TEMP/meilisearch"
digest=$(gh api "repos/$release/tags/$version" --jq ".assets[] | select(.name == \"$asset\").digest")
curl --fail --silent --show-error --location --output "$binary" "https://github.com/$release/download/$version/$asset"
echo "${digest#sha256:}  $binary" | sha256sum --check --strict
chmod +x "$binary"
echo "MEILISEARCH_BIN=$binary" >> "$GITHUB_ENV"
