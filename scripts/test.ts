import './checkNode.cjs';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './lib/chromium.ts';
import { serveFolder } from './lib/serveFolder.ts';

const root = path.resolve(import.meta.dirname, '..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const reports = mkdtempSync(path.join(tmpdir(), 'jinshu-test-'));

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** A part of the test command: what it runs, and how it tells what came of it. */
interface Suite {
  name: string;
  run: () => Promise<Count>;
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });

/** Runs a command in the open, so that whoever waits sees what happens. Answers its exit code. */
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

const check = async (command: string, ...args: string[]): Promise<Count> => {
  const isFine = (await run(bin(command), args)) === 0;
  return { passed: Number(isFine), failed: Number(!isFine), skipped: 0 };
};

const add = (a: Count, b: Count): Count => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped });
const none: Count = { passed: 0, failed: 0, skipped: 0 };

/** Reads the report of a runner. One that ended badly without a failed test, or left no report, counts as one failure. */
function counted(file: string, code: number, read: (report: never) => Count): Count {
  const count = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')) as never) : none;
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites?: number;
}

const readJest = (report: JestReport): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + (report.numRuntimeErrorTestSuites ?? 0),
  skipped: report.numPendingTests,
});

async function unit(): Promise<Count> {
  const file = path.join(reports, 'unit.json');
  const code = await run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  return counted(file, code, readJest);
}

async function stories(): Promise<Count> {
  const folder = path.join(root, 'storybook-static');
  const env = { STORYBOOK_DISABLE_TELEMETRY: '1' };
  if ((await run(bin('storybook'), ['build', '--quiet', '-o', folder], env)) !== 0) return { ...none, failed: 1 };
  const site = await serveFolder(folder);
  const file = path.join(reports, 'stories.json');
  try {
    const args = ['-c', '.storybook', '--url', site.url, '--json', '--outputFile', file];
    return counted(file, await run(bin('test-storybook'), args, env), readJest);
  } finally {
    await site.stop();
  }
}

async function endToEnd(): Promise<Count> {
  const file = path.join(reports, 'e2e.json');
  const code = await run(bin('playwright'), ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  return counted(file, code, ({ stats }: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));
}

async function types(): Promise<Count> {
  let count = none;
  for (const project of ['.', 'packages/api', 'packages/mail-machines', 'packages/ui', 'apps/server', 'apps/webmail']) {
    count = add(count, await check('tsc', '-p', project));
  }
  return count;
}

const suites: readonly Suite[] = [
  { name: 'lint', run: () => check('biome', 'check', '.') },
  { name: 'types', run: types },
  { name: 'unused', run: () => check('knip') },
  { name: 'unit', run: unit },
  { name: 'stories', run: stories },
  { name: 'e2e', run: endToEnd },
];

/** The browser and a Chinese font, where Debian can be asked for them; else one sentence about what is missing. */
function provideBrowser(): void {
  const hasFont = spawnSync('sh', ['-c', 'fc-list :lang=zh | grep -q .']).status === 0;
  if (findChromium() && hasFont) return;
  const canInstall = process.getuid?.() === 0 && spawnSync('sh', ['-c', 'command -v apt-get']).status === 0;
  const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-noto-cjk fontconfig';
  const isInstalled = canInstall && spawnSync('sh', ['-c', install], { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
  if (isInstalled || findChromium()) return;
  console.error(
    'The tests need Chromium and a Chinese font: install the packages chromium and fonts-noto-cjk, or name a browser in CHROMIUM_PATH.',
  );
  process.exit(1);
}

const wanted = values.only?.split(',');
const chosen = suites.filter(({ name }) => wanted?.includes(name) ?? true);
if (chosen.length === 0) {
  console.error(`--only takes ${suites.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
if (chosen.some(({ name }) => name === 'stories' || name === 'e2e')) provideBrowser();

let total = none;
const lines: string[] = [];
for (const { name, run: runSuite } of chosen) {
  console.log(`\n── ${name}`);
  const begun = Date.now();
  const count = await runSuite();
  total = add(total, count);
  const seconds = Math.round((Date.now() - begun) / 1000);
  lines.push(`${name.padEnd(8)} ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped in ${seconds} s`);
}
rmSync(reports, { recursive: true, force: true });

console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
