import { defineConfig } from 'vitest/config';

// Our packages are read from their source; theirs by the conditions that Node itself uses.
const conditions = ['jinshu-source', 'node', 'module', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/testing/globalSetup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Each file gets its own database, and what modules remember they remember by database. Loading them for each file takes two seconds.
    isolate: false,
    // Long enough for a busy machine, short enough to detect hanging tests.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
