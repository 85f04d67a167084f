#!/usr/bin/env bash
# Downloads a Meilisearch server for the tests that start and kill one, and names it in MEILISEARCH_BIN for the next steps.
# The version is the newest one that the README of the search theme names.
set -euo pipefail
binary="$RUNNER_TEMP/meilisearch"
curl --fail --silent --show-error --location --output "$binary" \
  https://github.com/meilisearch/meilisearch/releases/download/v1.57.0/meilisearch-linux-amd64
chmod +x "$binary"
echo "MEILISEARCH_BIN=$binary" >> "$GITHUB_ENV"
