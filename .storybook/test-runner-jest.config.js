import { execFileSync } from 'node:child_process';
import { getJestConfig } from '@storybook/test-runner';

function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  try {
    return execFileSync(
      'sh',
      ['-c', 'command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome'],
      {
        encoding: 'utf8',
      },
    ).trim();
  } catch {
    throw new Error('The stories need a browser: install chromium (apt-get install chromium) or name one in CHROMIUM_PATH.');
  }
}

const own = getJestConfig();

export default {
  ...own,
  maxWorkers: 2,
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...own.testEnvironmentOptions,
    'jest-playwright': {
      ...own.testEnvironmentOptions?.['jest-playwright'],
      launchOptions: {
        executablePath: findChromium(),
        args: [
          '--disable-quic',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--no-first-run',
          '--disable-gpu',
        ],
      },
    },
  },
};
