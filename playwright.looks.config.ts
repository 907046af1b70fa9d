import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

function findChromium(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  try {
    return execFileSync('sh', ['-c', 'command -v chromium || command -v chromium-browser'], { encoding: 'utf8' }).trim();
  } catch {
    throw new Error('The pictures need a browser: install chromium (apt-get install chromium) or name one in CHROMIUM_PATH.');
  }
}

/** Compares pictures of the stories: `pnpm build:storybook`, then `pnpm looks`. */
export default defineConfig({
  testDir: 'packages/ui/e2e',
  testMatch: 'looks.spec.ts',
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  outputDir: 'node_modules/.cache/looks',
  // Without the platform in the name: pictures are recorded on one platform and compared on that one only.
  snapshotPathTemplate: 'packages/ui/looks/{arg}{ext}',
  use: {
    baseURL: 'http://127.0.0.1:6007',
    viewport: { width: 1200, height: 800 },
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--disable-gpu',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'vite preview --outDir storybook-static --port 6007 --strictPort --host 127.0.0.1',
    url: 'http://127.0.0.1:6007/index.json',
    reuseExistingServer: true,
  },
});
