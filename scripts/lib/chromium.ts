import { execFileSync } from 'node:child_process';

/** Switches that keep the browser from the network and from a graphics card that is not there. */
export const chromiumArgs = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
] as const;

/**
 * Returns the path of the test browser: `CHROMIUM_PATH`, or the first one found in `PATH`. The shell takes a fifth less time: Chromium starts
 * a process for the edge of each window. To measure what users see, look for `chromium` first.
 */
export function findChromium(first: 'chromium-headless-shell' | 'chromium' = 'chromium-headless-shell'): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const names = [first, 'chromium', 'chromium-browser', 'google-chrome', 'chromium-headless-shell'];
  try {
    return execFileSync('sh', ['-c', names.map((name) => `command -v ${name}`).join(' || ')], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
