import { getJestConfig } from '@storybook/test-runner';
import { chromiumArgs, findChromium } from '../scripts/lib/chromium.ts';

const executablePath = findChromium();
if (!executablePath)
  throw new Error('The stories need a browser: install one (apt-get install chromium-headless-shell) or name it in CHROMIUM_PATH.');
const own = getJestConfig();

export default {
  ...own,
  maxWorkers: 2,
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...own.testEnvironmentOptions,
    'jest-playwright': {
      ...own.testEnvironmentOptions?.['jest-playwright'],
      launchOptions: { executablePath, args: [...chromiumArgs] },
    },
  },
};
