#!/usr/bin/env node
// In the repository before a build, `lib` does not exist, and package managers only accept a command that exists.
import '../lib/setUp/main.mjs';
