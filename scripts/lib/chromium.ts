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

/** Returns the path of the test browser: `CHROMIUM_PATH`, or the first one found in `PATH`. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  try {
    const found = execFileSync('sh', ['-c', 'command -v chromium || command -v chromium-browser || command -v google-chrome'], {
      encoding: 'utf8',
    });
    return found.trim();
  } catch {
    return undefined;
  }
}
