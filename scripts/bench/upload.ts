import { spawn } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { type BrowserBench, openList } from './inPage.ts';
import type { Rate } from './overHttp.ts';

/** Code of a server whose page uploads the selected file unchanged. It responds when the file is completely on disk. */
const bareCode = (file: string) => `
  const { open } = require('node:fs/promises');
  const page = '<input type=file onchange="(async () => { await (await fetch(\\'/\\', { method: \\'PUT\\', body: this.files[0] })).text(); document.title = \\'done\\'; })()">';
  require('node:http').createServer(async (q, s) => {
    if (q.method === 'GET') return s.setHeader('content-type', 'text/html').end(page);
    const file = await open(${JSON.stringify(file)}, 'w');
    for await (const part of q) await file.write(part);
    await file.datasync();
    await file.close();
    s.end();
  }).listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;

/**
 * Runs in the page: measures the time from the selection of a file until an expression is true. The expression is evaluated on each DOM
 * change, since polling would use processor time that is measured. It is text, since the page's policy may forbid `eval`.
 */
const watchChoice = (isDone: string) => `window.benchSent = new Promise((resolve) => addEventListener('change', () => {
  const start = performance.now();
  const watch = new MutationObserver(() => {
    if (!(${isDone})) return;
    watch.disconnect();
    resolve(performance.now() - start);
  });
  watch.observe(document, { subtree: true, childList: true, characterData: true });
}, { capture: true, once: true })); undefined`;

async function choose(page: Page, file: string, isDone: string, press: () => Promise<void>): Promise<number> {
  await page.evaluate(watchChoice(isDone));
  const chooser = page.waitForEvent('filechooser');
  await press();
  await (await chooser).setFiles(file);
  return page.evaluate(() => (window as unknown as { benchSent: Promise<number> }).benchSent);
}

async function barePut(browser: Browser, file: string): Promise<number> {
  const child = spawn(process.execPath, ['-e', bareCode(`${file}.put`)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const context = await browser.newContext();
  try {
    const [port] = (await once(child.stdout, 'data')) as [Buffer];
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${String(port).trim()}/`);
    return await choose(page, file, `document.title === 'done'`, () => page.locator('input').click());
  } finally {
    await context.close();
    child.kill();
    rmSync(`${file}.put`, { force: true });
  }
}

async function upload(browser: Browser, bench: BrowserBench, file: string): Promise<number> {
  const { context, page } = await openList(browser, bench);
  try {
    await page.getByRole('button', { name: 'Compose', exact: true }).first().click();
    await page.getByRole('form', { name: 'Compose' }).getByRole('button', { name: 'More ways to add files' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Upload large files…' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Upload large files' });
    return await choose(page, file, `document.querySelector('[role=dialog]')?.textContent.includes('1 of 1 done')`, () =>
      dialog
        .getByRole('button', { name: /browse|choose/i })
        .first()
        .click(),
    );
  } finally {
    await context.close();
  }
}

/** A large file from its choice in the app until it is kept, beside one PUT of the same bytes from a page to a server that writes them down. */
export async function measureUpload(browser: Browser, bench: BrowserBench, { dataDir, megabytes }: { dataDir: string; megabytes: number }) {
  const file = path.join(dataDir, 'bench-upload.bin');
  const times: { bare: number; ours: number }[] = [];
  try {
    // Three times, each with other bytes: what the server has it does not want again.
    for (let run = 0; run < 3; run += 1) {
      writeFileSync(file, randomFillSync(Buffer.alloc(megabytes * 1_048_576)));
      times.push({ bare: await barePut(browser, file), ours: await upload(browser, bench, file) });
    }
  } finally {
    rmSync(file, { force: true });
  }
  const middle = times.sort((a, b) => a.ours / a.bare - b.ours / b.bare)[1] ?? { bare: Number.NaN, ours: Number.NaN };
  return {
    what: `megabytes of one file of ${megabytes} MB uploaded by the browser, hashed and kept`,
    perSecond: megabytes / (middle.ours / 1000),
    baseline: { what: 'one PUT of the same bytes, written and fsynced', perSecond: megabytes / (middle.bare / 1000) },
  } satisfies Rate;
}
