import './checkNode.cjs';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { closeParsePool } from '../apps/server/src/mime/parsePool.ts';
import { lazyParts, measureFirstLoad } from './bench/firstLoad.ts';
import { measureBrowser } from './bench/inBrowser.ts';
import { measureParts } from './bench/inStorybook.ts';
import { measureInside } from './bench/insideServer.ts';
import { measureListGrowth } from './bench/listGrowth.ts';
import { fill, openMailbox } from './bench/mailbox.ts';
import { measureDelivery, measureHttp } from './bench/overHttp.ts';
import { type Measured, report } from './bench/report.ts';
import { measureEveryone } from './bench/toEveryone.ts';
import { measureVeryMany } from './bench/veryMany.ts';
import { buildWebmail } from './lib/buildWebmail.ts';
import { chromiumArgs, findChromium } from './lib/chromium.ts';
import { startTestServer } from './lib/testServer.ts';

const isQuick = process.argv.includes('--quick');
const sizes = isQuick ? [10_000] : [10_000, 100_000];
/** The list alone in folders that grow; the largest takes some minutes and 2 GB of disk. */
const growthSizes = isQuick ? [10_000, 100_000] : [100_000, 1_000_000];
const isMillion = process.argv.includes('--million');
const page = path.resolve(import.meta.dirname, '../docs/benchmarks.md');
const load = loadavg()[1] ?? 0;
const say = (text: string) => process.stdout.write(`${text}\n`);

if (!buildWebmail()) {
  console.error('The webmail could not be built; its own message stands above.');
  process.exit(1);
}
const executablePath = findChromium();
if (!executablePath) {
  console.error('No browser was found: install chromium, or name one with CHROMIUM_PATH.');
  process.exit(1);
}
const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });

async function measure(count: number) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'jinshu-bench-'));
  try {
    const mailbox = await openMailbox(dataDir);
    const { account, password } = mailbox;
    const headers: Record<string, string> = { ...mailbox.session.headers };
    const { took, inside } = await (async () => {
      say(`Importing ${count.toLocaleString('en')} mails …`);
      const took = await fill(mailbox, 'INBOX', count, 1);
      await fill(mailbox, 'Sent', 500, 2);
      say('Measuring inside the server …');
      const inside = [...(await measureInside(mailbox, count)), ...(await measureVeryMany(mailbox, count))];
      return { took, inside: count === sizes[0] ? [...inside, await measureEveryone(mailbox, 10_000)] : inside };
    })().finally(mailbox.open.close);

    const server = await startTestServer(dataDir, { JINSHU_DEMO: '0' });
    try {
      say('Measuring over HTTP and SMTP …');
      const { timings: http, rates } = await measureHttp(server.url, headers);
      const delivered = await measureDelivery({ smtpPort: server.smtpPort, to: account.address, dataDir, count: 1_000 });
      say('Measuring in the browser …');
      const first = await measureFirstLoad(browser, { url: server.url, account: account.address, password, language: 'en' });
      const inBrowser = await measureBrowser(browser, { ...server, account: account.address, password, runs: 10 });
      const measured: Measured = {
        count,
        importPerSecond: (count / took) * 1000,
        inside,
        http,
        rates: [...rates, ...delivered],
        browser: inBrowser,
      };
      return { measured, first };
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

try {
  const all: Awaited<ReturnType<typeof measure>>[] = [];
  for (const count of sizes) all.push(await measure(count));
  const first = all[0]?.first;
  if (!first) throw new Error('Nothing was measured.');
  say('Measuring the library’s large lists …');
  const parts = await measureParts(browser);
  const growth = isMillion ? await measureListGrowth(growthSizes, say) : undefined;
  const command = ['pnpm bench', ...(isQuick ? ['--quick'] : []), ...(isMillion ? ['--million'] : [])].join(' ');
  const text = report(
    all.map(({ measured }) => measured),
    first,
    lazyParts(first),
    parts,
    browser.version(),
    command,
    load,
    growth,
  );
  writeFileSync(page, text);
  say(`${text}\nThis stands in docs/benchmarks.md.`);
} finally {
  await browser.close();
  await closeParsePool();
}
