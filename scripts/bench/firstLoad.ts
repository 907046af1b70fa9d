import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';

const dist = path.resolve(import.meta.dirname, '../../apps/webmail/dist');

/** One file that a page asked for, with the bytes of its body as they came over the wire. */
interface Loaded {
  file: string;
  bytes: number;
}

/** Files that a browser with an empty cache loads, from the login page until the home page is usable. */
export interface FirstLoad {
  requests: number;
  javascript: number;
  css: number;
  other: number;
  files: readonly Loaded[];
}

/** Greeting of the home page, which a login leads to (RTE-04). */
const greeting = '#main h1';

/** Runs in the page: notes the moment at which the home page appears. */
function watchForHome(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    performance.mark('home');
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page. Returns the files requested before the home page appeared. Later requests are prefetches, which it doesn't need. */
function loadedBeforeHome(): Loaded[] {
  const until = performance.getEntriesByName('home')[0]?.startTime ?? Number.POSITIVE_INFINITY;
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return entries
    .filter(({ startTime, transferSize }) => startTime <= until && transferSize > 0)
    .map(({ name, encodedBodySize }) => ({ file: new URL(name).pathname, bytes: encodedBodySize }));
}

const sum = (files: readonly Loaded[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/** Logs in with nothing cached, in the language of the account and with the standard skin, and adds up what was transferred. */
export async function measureFirstLoad(
  browser: Browser,
  { url, account, password, language }: { url: string; account: string; password: string; language: string },
): Promise<FirstLoad> {
  const context = await browser.newContext();
  try {
    await context.addInitScript((code) => localStorage.setItem('jinshu.language', code), language);
    await context.addInitScript(watchForHome, greeting);
    const page = await context.newPage();
    const [prepared] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/login-before/')),
      page.goto(`${url}/login`),
    ]);
    await prepared.finished();
    await page.locator('form input').first().fill(account);
    await page.locator('form input[type=password]').fill(password);
    await page.locator('form [type=submit]').click();
    await page.locator(greeting).first().waitFor();
    const loaded = await page.evaluate(loadedBeforeHome);
    const files = loaded.filter(({ file }) => !file.startsWith('/api/'));
    const javascript = files.filter(({ file }) => file.endsWith('.js'));
    const css = files.filter(({ file }) => file.endsWith('.css'));
    const rest = files.filter((file) => !javascript.includes(file) && !css.includes(file));
    return { requests: loaded.length, javascript: sum(javascript), css: sum(css), other: sum(rest), files };
  } finally {
    await context.close();
  }
}

/** A part of the webmail that is loaded on demand. */
export interface LazyPart {
  name: string;
  javascript: number;
  css: number;
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  isDynamicEntry?: boolean;
}

const packed = (file: string) => {
  const plain = path.join(dist, file);
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
};

/** Returns the bytes that each lazy part transfers in addition to the first load. */
export function lazyParts({ files }: FirstLoad): LazyPart[] {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const have = new Set(files.map(({ file }) => file.replace(/^\//, '')));
  return Object.entries(manifest)
    .filter(([, { isDynamicEntry }]) => isDynamicEntry)
    .map(([key]) => {
      const pending = new Set([key]);
      const wanted = new Set<string>();
      for (const name of pending) {
        const chunk = manifest[name];
        for (const next of chunk?.imports ?? []) pending.add(next);
        for (const file of chunk ? [chunk.file, ...(chunk.css ?? [])] : []) if (!have.has(file)) wanted.add(file);
      }
      const bytes = (ending: string) =>
        [...wanted].filter((file) => file.endsWith(ending)).reduce((total, file) => total + packed(file), 0);
      return { name: key.replace(/^(?:\.\.\/)*|^src\/|\.tsx?$/g, ''), javascript: bytes('.js'), css: bytes('.css') };
    })
    .filter(({ javascript, css }) => javascript + css > 0)
    .sort((a, b) => b.javascript + b.css - a.javascript - a.css);
}
