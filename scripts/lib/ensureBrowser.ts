import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import { hasProgram, installPackages } from './installPackages.ts';

const font = 'fonts-noto-cjk';

/** Without one, Chinese is boxes and every measure is wrong. */
function hasChineseFont(): boolean {
  if (process.platform !== 'linux') return true;
  if (hasProgram('fc-list')) return spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).stdout.trim() !== '';
  try {
    return readdirSync('/usr/share/fonts', { recursive: true, encoding: 'utf8' }).some((file) => /cjk|wqy|han/i.test(file));
  } catch {
    return false;
  }
}

/** Installs a browser and a Chinese font if they are missing. Returns one sentence that names what couldn't be installed, or null. */
export function ensureBrowser(): string | null {
  if (findChromium() && hasChineseFont()) return null;
  const missing = `The tests in a browser need Chromium and a Chinese font: on Debian, apt-get install chromium-headless-shell ${font}; elsewhere name the browser in CHROMIUM_PATH.`;
  installPackages(['chromium-headless-shell', font]);
  // Not every release has the shell.
  if (!findChromium()) installPackages(['chromium', font]);
  return findChromium() && hasChineseFont() ? null : missing;
}
