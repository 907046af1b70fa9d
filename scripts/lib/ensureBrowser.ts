import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { findChromium } from './chromium.ts';

const packages = ['chromium', 'fonts-noto-cjk'];

const isThere = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0;

/** Without one, Chinese is boxes and every measure is wrong. */
function hasChineseFont(): boolean {
  if (process.platform !== 'linux') return true;
  if (isThere('fc-list')) return spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).stdout.trim() !== '';
  try {
    return readdirSync('/usr/share/fonts', { recursive: true, encoding: 'utf8' }).some((file) => /cjk|wqy|han/i.test(file));
  } catch {
    return false;
  }
}

/** Installs a browser and a Chinese font if they are missing. Returns one sentence that names what couldn't be installed, or null. */
export function ensureBrowser(): string | null {
  if (findChromium() && hasChineseFont()) return null;
  const missing = `The tests in a browser need Chromium and a Chinese font: on Debian, apt-get install ${packages.join(' ')}; elsewhere name the browser in CHROMIUM_PATH.`;
  if (process.getuid?.() !== 0 || !isThere('apt-get')) return missing;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
  return findChromium() && hasChineseFont() ? null : missing;
}
