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
    // Each file still gets its own database and its own copy of our modules. Loading the libraries again for each takes two seconds.
    isolate: false,
    // Long enough for a busy machine, short enough to detect hanging tests.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
