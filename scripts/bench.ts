import './checkNode.cjs';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { closeParsePool } from '../apps/server/src/mime/reading/parsePool.ts';
import { measureBooks } from './bench/books.ts';
import { measureDisk } from './bench/disk.ts';
import { measureEntrance } from './bench/entrance.ts';
import { measureRuleDelivery, measureRuleRun } from './bench/filterRules.ts';
import { lazyParts, measureFirstLoad } from './bench/firstLoad.ts';
import { measureBulk, measureFootprint } from './bench/footprint.ts';
import { measureBrowser } from './bench/inBrowser.ts';
import { measureParts } from './bench/inStorybook.ts';
import { measureInside } from './bench/insideServer.ts';
import { measureLargeUpload } from './bench/largeUpload.ts';
import { measureListGrowth } from './bench/listGrowth.ts';
import { fill, openMailbox } from './bench/mailbox.ts';
import { measureDelivery, measureHttp } from './bench/overHttp.ts';
import { measureReading } from './bench/reading.ts';
import { measureRecords } from './bench/records.ts';
import { amountTable, type Measured, rateTable, report, timingTable } from './bench/report.ts';
import type { Amount, Timing } from './bench/stats.ts';
import { measureEveryone } from './bench/toEveryone.ts';
import { measureUpload } from './bench/upload.ts';
import { measureVeryMany } from './bench/veryMany.ts';
import { measureWriting } from './bench/writing.ts';
import { buildWebmail } from './lib/buildWebmail.ts';
import { chromiumArgs, findChromium } from './lib/chromium.ts';
import { startTestServer } from './lib/testServer.ts';

const parts = [
  'inside',
  'books',
  'http',
  'delivery',
  'rules',
  'browser',
  'reading',
  'writing',
  'footprint',
  'upload',
  'large-file',
  'disk',
  'entrance',
  'records',
  'library',
  'growth',
] as const;
type Part = (typeof parts)[number];

const usage = `Measures the product beside plain work of the same kind and writes docs/benchmarks.md.

  pnpm bench [--quick] [--million] [--only PART,…]

  --quick    a mailbox of 10,000 messages only, and smaller folders that grow
  --million  the list of folders that grow to a million messages too
  --only     measures but these parts, with 10,000 mails, prints them and writes nothing:
             ${parts.join(', ')}
             A whole run leaves out large-file, which uploads 2 GB`;

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    million: { type: 'boolean', default: false },
    only: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const only = values.only?.split(',').map((name) => name.trim());
const unknown = only?.filter((name) => !parts.some((part) => part === name)) ?? [];
if (values.help || unknown.length > 0) {
  if (!values.help) console.error(`There is no part ${unknown.map((name) => `"${name}"`).join(', ')}.\n`);
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}
const { quick: isQuick, million: isMillion } = values;
const wants = (...some: Part[]) => only === undefined || some.some((part) => only.includes(part));
const sizes = isQuick || only ? [10_000] : [10_000, 100_000];
/** The list alone in folders that grow; the largest takes some minutes and 2 GB of disk. */
const growthSizes = isQuick ? [10_000, 100_000] : [100_000, 1_000_000];
const page = path.resolve(import.meta.dirname, '../docs/benchmarks.md');
const load = loadavg()[1] ?? 0;
const say = (text: string) => process.stdout.write(`${text}\n`);

if (!buildWebmail()) {
  console.error('The webmail could not be built; its own message stands above.');
  process.exit(1);
}
const executablePath = findChromium('chromium');
if (!executablePath) {
  console.error('No browser was found: install chromium, or name one with CHROMIUM_PATH.');
  process.exit(1);
}
const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });

/** A failed measurement loses only its own numbers, not those of the whole run. Failures are listed at the end. */
const failures: string[] = [];
async function attempt<T>(what: string, act: () => Promise<T[]>): Promise<T[]> {
  try {
    return await act();
  } catch (error) {
    failures.push(`${what}: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`);
    return [];
  }
}

/** Measures the server without a browser, on a mailbox filled for it. */
async function measureAlone(dataDir: string, count: number) {
  const mailbox = await openMailbox(dataDir);
  const { account, password } = mailbox;
  const headers: Record<string, string> = { ...mailbox.session.headers };
  try {
    say(`Importing ${count.toLocaleString('en')} messages …`);
    const took = await fill(mailbox, 'INBOX', count, 1);
    await fill(mailbox, 'Sent', 500, 2);
    const inside: Timing[] = [];
    if (wants('inside')) {
      say('Measuring inside the server …');
      inside.push(...(await measureInside(mailbox, count)), ...(await measureVeryMany(mailbox, count)));
      if (count === sizes[0]) inside.push(await measureEveryone(mailbox, 10_000));
    }
    if (wants('books') && count === sizes[0]) {
      say('Measuring the address books …');
      inside.push(...(await measureBooks(mailbox, 50_000)));
    }
    if (wants('disk') && count === sizes[0]) {
      say('Measuring a disk …');
      inside.push(...(await measureDisk(mailbox)));
    }
    if (wants('entrance') && count === sizes[0]) {
      say('Measuring the login under attack …');
      inside.push(...(await measureEntrance(mailbox)));
    }
    return { took, inside, address: account.address, password, headers };
  } finally {
    await mailbox.open.close();
  }
}

async function measure(count: number) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'jinshu-bench-'));
  try {
    const { took, inside, address, password, headers } = await measureAlone(dataDir, count);
    const server = await startTestServer(dataDir, { JINSHU_DEMO: '0' });
    try {
      say('Measuring with the server running …');
      const { timings: http, rates } = wants('http') ? await measureHttp(server.url, headers) : { timings: [], rates: [] };
      if (wants('delivery')) {
        say('Measuring over SMTP …');
        rates.push(...(await measureDelivery({ smtpPort: server.smtpPort, to: address, dataDir, count: 1_000 })));
      }
      if (wants('rules')) {
        say('Measuring filter rules …');
        inside.push(await measureRuleRun());
        rates.push(await measureRuleDelivery({ url: server.url, smtpPort: server.smtpPort, to: address, headers }));
      }
      const user = { ...server, account: address, password, runs: 10 };
      const inBrowser: Timing[] = [];
      const first = only ? undefined : await measureFirstLoad(browser, { url: server.url, account: address, password, language: 'en' });
      if (wants('browser')) {
        say('Measuring in the browser …');
        inBrowser.push(...(await measureBrowser(browser, user)));
      }
      if (wants('reading')) {
        say('Measuring reading …');
        inBrowser.push(...(await attempt('reading', () => measureReading(browser, user))));
      }
      if (wants('writing')) {
        say('Measuring writing …');
        const people = { hasColleagues: count === sizes[0] && wants('inside'), hasContacts: count === sizes[0] && wants('books') };
        inBrowser.push(...(await attempt('writing', () => measureWriting(browser, user, people))));
      }
      const amounts: Amount[] = [];
      if (wants('footprint')) {
        say('Measuring what the page holds and asks for …');
        amounts.push(...(await attempt('the footprint', () => measureFootprint(browser, user))));
        const [bulk] = await attempt('bulk actions', async () => [await measureBulk(browser, user)]);
        inBrowser.push(...(bulk?.timings ?? []));
        amounts.push(...(bulk?.amounts ?? []));
      }
      if (wants('upload')) {
        say('Measuring an upload …');
        rates.push(...(await attempt('an upload', async () => [await measureUpload(browser, user, { dataDir, megabytes: 200 })])));
      }
      if (only?.includes('large-file')) {
        say('Measuring an upload of 2 GB …');
        const [large] = await attempt('an upload of 2 GB', async () => [await measureLargeUpload({ url: server.url, headers })]);
        http.push(...(large?.timings ?? []));
        amounts.push(...(large?.amounts ?? []));
      }
      const measured: Measured = { count, importPerSecond: (count / took) * 1000, inside, http, rates, browser: inBrowser, amounts };
      return { measured, first };
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** All of it, for the page. */
async function measureAll(): Promise<void> {
  const growth = isMillion ? await measureListGrowth(growthSizes, say) : undefined;
  const all: Awaited<ReturnType<typeof measure>>[] = [];
  for (const count of sizes) all.push(await measure(count));
  const first = all[0]?.first;
  if (!first) throw new Error('Nothing was measured.');
  say('Measuring the library’s large lists …');
  const inLibrary = await measureParts(browser);
  inLibrary.missing.push(...failures.map((failure) => `Not measured: ${failure}`));
  const command = ['pnpm bench', ...(isQuick ? ['--quick'] : []), ...(isMillion ? ['--million'] : [])].join(' ');
  const text = report(
    all.map(({ measured }) => measured),
    first,
    lazyParts(first),
    inLibrary,
    browser.version(),
    command,
    load,
    growth,
  );
  writeFileSync(page, text);
  say(`${text}\nThis stands in docs/benchmarks.md.`);
}

/** Measures only the selected areas, for work on them. */
async function measureSome(): Promise<void> {
  const timings: Timing[] = [];
  const amounts: Amount[] = [];
  const rates: Measured['rates'][number][] = [];
  if (wants('growth')) {
    const { rows } = await measureListGrowth(growthSizes, say);
    for (const row of rows) timings.push(...row.timings.map((timing) => ({ ...timing, what: `${row.what}: ${timing.what}` })));
  }
  if (parts.some((part) => !['growth', 'records', 'library'].includes(part) && wants(part))) {
    const { measured } = await measure(sizes[0] ?? 0);
    timings.push(...measured.inside, ...measured.http, ...measured.browser);
    rates.push(...measured.rates);
    amounts.push(...measured.amounts);
  }
  // Ten million rows take minutes to make: only on request.
  if (wants('records')) timings.push(...(await measureRecords({ mails: 8_000_000, logins: 1_000_000, actions: 1_000_000 }, say)));
  if (wants('library')) {
    const inLibrary = await measureParts(browser);
    timings.push(...inLibrary.timings);
    failures.push(...inLibrary.missing);
  }
  say(`\nOther work on the machine as this began: ${load.toFixed(1)} runnable tasks on average of five minutes.\n`);
  if (timings.length > 0) say(`${timingTable(timings)}\n`);
  if (rates.length > 0) say(`${rateTable(rates)}\n`);
  if (amounts.length > 0) say(`${amountTable(amounts)}\n`);
  for (const failure of failures) say(`Not measured: ${failure}`);
}

try {
  await (only ? measureSome() : measureAll());
} finally {
  await browser.close();
  await closeParsePool();
}
