import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Packages are read from their source: nothing has to be built before a test.
const conditions = ['jinshu-source', 'module', 'browser', 'development|production'];
const nodeConditions = ['jinshu-source', 'node', 'module', 'development|production'];

/** Long enough for a busy machine, short enough to detect hanging tests. */
const testTimeout = 60_000;

/** Room for what lives briefly: a page per test fills the usual 16 MB again and again, and a tenth of the time goes to sweeping it. */
const execArgv = ['--max-semi-space-size=64'];

const inNode = (name: string, include: string[], isolate = true) => ({
  resolve: { conditions: nodeConditions },
  ssr: { resolve: { conditions: nodeConditions, externalConditions: nodeConditions } },
  test: { name, include, environment: 'node' as const, pool: 'forks' as const, execArgv, maxWorkers: 2, isolate, testTimeout },
});

/** Links and `location` change the address and no more: loading another page would tear the page of the test down, timers included. */
const environmentOptions = { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } };

const inDom = (name: string, folder: string, setup: string, isolate: boolean) => ({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name,
    include: [`${folder}/src/**/*.test.{ts,tsx}`],
    setupFiles: [`${folder}/src/${setup}`],
    environment: 'happy-dom' as const,
    environmentOptions,
    pool: 'forks' as const,
    execArgv,
    maxWorkers: 2,
    isolate,
    testTimeout,
  },
});

export default defineConfig({
  test: {
    projects: [
      // Each file still gets its own page. Loading React and the rest again for each would take longer than its tests.
      inDom('ui', 'packages/ui', 'foundation/testing/patience.ts', false),
      // Pure functions without side effects: loading them again for every file would take longer than the tests.
      inNode('api', ['packages/api/src/**/*.test.ts'], false),
      inNode('mail-machines', ['packages/mail-machines/src/**/*.test.ts'], false),
      'apps/server',
      // An app keeps its session, its toasts and more in modules: what one file leaves there would be the start of the next.
      inDom('webmail', 'apps/webmail', 'testing/setUp.ts', true),
      inDom('backstage', 'apps/backstage', 'testing/patience.ts', true),
      inNode('scripts', ['scripts/**/*.test.ts', 'packages/ui/scripts/**/*.test.ts', '.storybook/**/*.test.ts']),
    ],
  },
});
