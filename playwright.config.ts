import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/lib/chromium.ts';

const chromium = findChromium();
if (!chromium) throw new Error('These tests need a browser: install chromium (apt-get install chromium) or name one in CHROMIUM_PATH.');

/** Walks through the product in a real browser, on one real server that the setup starts. */
export default defineConfig({
  testDir: 'apps/webmail/e2e',
  globalSetup: './apps/webmail/e2e/setup.ts',
  outputDir: 'test-results',
  reporter: [['list']],
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // The setup chooses the port; this file is read again by every worker after it.
    baseURL: process.env.JINSHU_E2E_URL,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // To record every step takes a third of the browser's time: `--trace retain-on-failure` asks for it where a failure is looked into.
    trace: 'off',
    video: 'off',
    launchOptions: { executablePath: chromium, args: [...chromiumArgs] },
  },
});
