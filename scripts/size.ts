import './checkNode.cjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { lazyParts, measureFirstLoad } from './bench/firstLoad.ts';
import { measureExports } from './bench/partSizes.ts';
import { measureSize, sizeRows, writeRow } from './bench/sizeTable.ts';
import { buildWebmail } from './lib/buildWebmail.ts';
import { chromiumArgs, findChromium } from './lib/chromium.ts';
import { startTestServer } from './lib/testServer.ts';
import { buildPackages } from './pack.ts';

/** Maximum size of the first load, in transferred bytes. */
const budget = { javascript: 180 * 1024, css: 35 * 1024 };

const usage = `Says what the webmail weighs until its list can be used, and fails where that is over the budget.

  pnpm size [--parts [NAME …] | --table]

  --parts  what each export of @jinshu/ui costs alone instead, beyond React; of all parts or of those that are named
  --table  the rows of the table in the guide "Sizes"`;

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} KB`;

const { values, positionals } = parseArgs({
  options: { parts: { type: 'boolean' }, table: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}
if (values.table) {
  buildPackages();
  for (const [name, code] of Object.entries(sizeRows)) console.log(writeRow(name, await measureSize(code)));
  process.exit(0);
}
if (values.parts) {
  buildPackages();
  console.log('What each export costs alone (brotli, beyond React):');
  for (const { part, name, javascript, css } of await measureExports(positionals.length > 0 ? positionals : undefined))
    console.log(`  ${kilobytes(javascript)} JavaScript ${kilobytes(css)} CSS  ${part}: ${name}`);
  process.exit(0);
}

if (!buildWebmail()) {
  console.error('The webmail could not be built; its own message stands above.');
  process.exit(1);
}
const executablePath = findChromium();
if (!executablePath) {
  console.error('No browser was found: install chromium, or name one with CHROMIUM_PATH.');
  process.exit(1);
}

const place = mkdtempSync(path.join(tmpdir(), 'jinshu-size-'));
const server = await startTestServer(place);
const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
try {
  const first = await measureFirstLoad(browser, {
    url: server.url,
    account: 'lin.yue@jinshu.example',
    password: 'Jinshu-2026',
    language: 'zh-hans',
  });
  console.log('First load, from the login to a list that can be used (brotli, as transferred):');
  for (const { file, bytes } of [...first.files].sort((a, b) => b.bytes - a.bytes)) console.log(`  ${kilobytes(bytes)}  ${file}`);
  console.log(`  ${kilobytes(first.javascript)}  JavaScript, of at most${kilobytes(budget.javascript)}`);
  console.log(`  ${kilobytes(first.css)}  CSS, of at most${kilobytes(budget.css)}`);
  console.log(`  ${String(first.requests).padStart(7)}     requests, those for data among them`);
  console.log('Parts that load when they are needed, what they add:');
  for (const { name, javascript, css } of lazyParts(first))
    console.log(`  ${kilobytes(javascript)} JavaScript ${kilobytes(css)} CSS  ${name}`);
  if (first.javascript > budget.javascript || first.css > budget.css) {
    console.error('The first load is over its budget.');
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(place, { recursive: true, force: true });
}
