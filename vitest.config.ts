import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Packages are read from their source: nothing has to be built before a test.
const conditions = ['jinshu-source', 'module', 'browser', 'development|production'];
const nodeConditions = ['jinshu-source', 'node', 'module', 'development|production'];

/** Long enough for a machine that does other things besides; what hangs is still found. */
const testTimeout = 20_000;

const inNode = (name: string, include: string[], maxWorkers = 2) => ({
  resolve: { conditions: nodeConditions },
  ssr: { resolve: { conditions: nodeConditions, externalConditions: nodeConditions } },
  test: { name, include, environment: 'node' as const, pool: 'forks' as const, maxWorkers, testTimeout },
});

const inDom = (name: string, include: string[]) => ({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { name, include, environment: 'happy-dom' as const, pool: 'forks' as const, maxWorkers: 2, testTimeout },
});

export default defineConfig({
  test: {
    projects: [
      inDom('ui', ['packages/ui/src/**/*.test.{ts,tsx}']),
      inNode('api', ['packages/api/src/**/*.test.ts']),
      inNode('mail-machines', ['packages/mail-machines/src/**/*.test.ts']),
      'apps/server',
      inDom('webmail', ['apps/webmail/src/**/*.test.{ts,tsx}']),
      inNode('scripts', ['scripts/**/*.test.ts', 'packages/ui/scripts/**/*.test.ts']),
    ],
  },
});
