import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './lib/ensureBrowser.ts';
import { ensureServers } from './lib/ensureServers.ts';
import { serveFolder } from './lib/serveFolder.ts';

const usage = `Runs every suite and adds them up.

  pnpm test [--only SUITE,…]

  --only  some of: static (format, types, unused code), unit, stories, e2e`;

const root = path.resolve(import.meta.dirname, '..');
const reports = mkdtempSync(path.join(tmpdir(), 'jinshu-test-'));

/** Result of a suite. */
interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Failed tests with short reasons, for the end of a long output, where readers look first. */
  failures?: readonly string[] | undefined;
}

/** A suite that ran, for the table. */
interface Result extends Count {
  name: string;
  seconds: number;
}

const projects = [
  '.',
  'packages/api',
  'packages/mail-machines',
  'packages/ui',
  'packages/app',
  'apps/server',
  'apps/webmail',
  'apps/backstage',
];
const groups = ['static', 'unit', 'stories', 'e2e'] as const;
type Group = (typeof groups)[number];

const one = (isGood: boolean): Count => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 });

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    rmSync(reports, { recursive: true, force: true });
    process.exit(1);
  });

/**
 * Runs a workspace program and shows its output. With `report`, standard output goes to that file instead. Returns whether it exited with
 * 0.
 */
async function run(
  program: string,
  args: readonly string[],
  { env = {}, report }: { env?: Readonly<Record<string, string>>; report?: string } = {},
): Promise<boolean> {
  const search = [path.join(root, 'node_modules/.bin'), path.dirname(process.execPath), process.env.PATH].join(path.delimiter);
  const file = report === undefined ? undefined : openSync(report, 'w');
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', file ?? 'inherit', 'inherit'],
    env: { ...process.env, PATH: search, ...env },
    shell: process.platform === 'win32',
  });
  running.add(child);
  const code = await Promise.race([
    once(child, 'exit').then(([status]) => status as number | null),
    once(child, 'error').then(([error]) => {
      console.error(`${program} cannot be run: ${(error as Error).message}`);
      return 1;
    }),
  ]);
  running.delete(child);
  if (file !== undefined) closeSync(file);
  return code === 0;
}

function readReport(file: string): Record<string, unknown> | null {
  try {
    const text = readFileSync(file, 'utf8');
    // Wrappers say a word of their own before the report.
    return JSON.parse(text.slice(Math.max(0, text.search(/^\{/m)))) as Record<string, unknown>;
  } catch {
    return null;
  }
}

const numberIn = (report: Record<string, unknown> | null, name: string) => (typeof report?.[name] === 'number' ? report[name] : 0);

/** A run that went wrong although no test of it did, or that ended without a report, is a failure of its own. */
const withRun = (count: Count, isGood: boolean): Count => (isGood || count.failed > 0 ? count : { ...count, failed: 1 });

/** Returns the first lines of an error, without terminal colors. */
const inShort = (error: string, lines = 4) => stripVTControlCharacters(error).trim().split('\n').slice(0, lines).join('\n    ');

const listIn = (from: unknown, name: string) => {
  const value = (from as Record<string, unknown> | null)?.[name];
  return Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
};

/** The tests that failed in the form in which both vitest and jest report, and the files that could not even begin. */
const jestFailures = (report: Record<string, unknown> | null) =>
  listIn(report, 'testResults').flatMap((file) => {
    const tests = listIn(file, 'assertionResults').filter(({ status }) => status === 'failed');
    const name = path.relative(root, String(file.name));
    if (tests.length === 0 && file.status === 'failed') return [`${name}\n    ${inShort(String(file.message))}`];
    return tests.map((test) => `${name} › ${String(test.fullName)}\n    ${inShort(String((test.failureMessages as unknown[])[0] ?? ''))}`);
  });

/** Reads the form in which both vitest and jest report. */
function readJest(file: string, isGood: boolean): Count {
  const report = readReport(file);
  const count = {
    failures: jestFailures(report),
    passed: numberIn(report, 'numPassedTests'),
    failed: numberIn(report, 'numFailedTests'),
    skipped: numberIn(report, 'numPendingTests') + numberIn(report, 'numTodoTests'),
  };
  return withRun(count, isGood && report !== null);
}

/** The tests that failed in a suite of Playwright’s report and in those within it. */
const playwrightFailures = (suite: unknown): string[] => [
  ...listIn(suite, 'specs')
    .filter(({ ok }) => ok === false)
    .map((spec) => {
      const errors = listIn(spec, 'tests').flatMap((test) =>
        listIn(test, 'results').map(({ error }) => (error as { message?: string } | undefined)?.message),
      );
      return `${String(spec.file)} › ${String(spec.title)}\n    ${inShort(errors.find((error) => error !== undefined) ?? '')}`;
    }),
  ...listIn(suite, 'suites').flatMap(playwrightFailures),
];

function readPlaywright(file: string, isGood: boolean): Count {
  const report = readReport(file);
  const stats = (report?.stats ?? null) as Record<string, unknown> | null;
  const count = {
    failures: playwrightFailures(report),
    passed: numberIn(stats, 'expected') + numberIn(stats, 'flaky'),
    failed: numberIn(stats, 'unexpected'),
    skipped: numberIn(stats, 'skipped'),
  };
  return withRun(count, isGood && report !== null);
}

function readRunErrors(file: string): string[] {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as string[]).map((error) => `beside the tests\n    ${inShort(error, 12)}`);
  } catch {
    return [];
  }
}

async function runUnit(): Promise<Count> {
  const file = path.join(reports, 'unit.json');
  const errorFile = path.join(reports, 'unit-errors.json');
  const reporters = ['default', 'json', path.join(root, 'scripts/lib/runErrorReporter.ts')];
  const args = ['run', ...reporters.map((reporter) => `--reporter=${reporter}`), `--outputFile.json=${file}`];
  const count = readJest(file, await run('vitest', args, { env: { JINSHU_RUN_ERRORS: errorFile } }));
  return { ...count, failures: [...(count.failures ?? []), ...readRunErrors(errorFile)] };
}

async function runStories(): Promise<Count> {
  const file = path.join(reports, 'stories.json');
  const site = await serveFolder(path.join(root, 'storybook-static'));
  try {
    const isGood = await run('test-storybook', ['--url', site.url, '--maxWorkers=2', '--json'], { report: file });
    return readJest(file, isGood);
  } finally {
    await site.stop();
  }
}

async function runEndToEnd(): Promise<Count> {
  const file = path.join(reports, 'e2e.json');
  return readPlaywright(file, await run('playwright', ['test', '--reporter=list,json'], { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }));
}

interface Suite {
  group: Group;
  name: string;
  work: () => Promise<Count>;
  needsBrowser?: boolean;
  /** It keeps one processor busy and no more, and may run beside another of its kind. */
  isNarrow?: boolean;
}

let isStorybookBuilt = false;
const suites: readonly Suite[] = [
  {
    group: 'stories',
    name: 'storybook build',
    isNarrow: true,
    work: async () => {
      isStorybookBuilt = await run('storybook', ['build', '--quiet', '-o', 'storybook-static'], {
        env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
      });
      return one(isStorybookBuilt);
    },
  },
  { group: 'static', name: 'format and lint', isNarrow: true, work: async () => one(await run('biome', ['check', '.'])) },
  ...projects.map(
    (project): Suite => ({
      group: 'static',
      name: `types of ${project === '.' ? 'the scripts' : project}`,
      isNarrow: true,
      work: async () => one(await run('tsc', ['-p', project])),
    }),
  ),
  { group: 'static', name: 'unused code', isNarrow: true, work: async () => one(await run('knip', [])) },
  { group: 'unit', name: 'unit', work: runUnit },
  { group: 'stories', name: 'stories', work: async () => (isStorybookBuilt ? runStories() : one(false)), needsBrowser: true },
  { group: 'e2e', name: 'end to end', work: runEndToEnd, needsBrowser: true },
];

function readArguments(): ReadonlySet<Group> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const named = values.only?.split(',').map((name) => name.trim()) ?? groups;
  const unknown = named.find((name) => !groups.some((group) => group === name));
  if (unknown !== undefined) {
    console.error(`There is no suite ${unknown}.\n\n${usage}`);
    process.exit(1);
  }
  return new Set(groups.filter((group) => named.includes(group)));
}

/** Lays numbers under numbers, however wide the names. */
function printTable(results: readonly Result[]): void {
  const width = Math.max(...results.map(({ name }) => name.length));
  const cell = (value: number | string) => String(value).padStart(8);
  console.log(`\n${'suite'.padEnd(width)}${['passed', 'failed', 'skipped', 'seconds'].map(cell).join(' ')}`);
  for (const { name, passed, failed, skipped, seconds } of results)
    console.log(`${name.padEnd(width)}${[passed, failed, skipped, seconds.toFixed(1)].map(cell).join(' ')}`);
}

const chosen = readArguments();
const wanted = suites.filter(({ group }) => chosen.has(group));
const lack = wanted.some(({ needsBrowser }) => needsBrowser) ? ensureBrowser() : null;
if (chosen.has('unit')) for (const sentence of ensureServers()) console.error(sentence);
const results: Result[] = [];

/** Runs suites, some of them beside one another. */
async function runAll(left: Suite[], beside: number): Promise<void> {
  const work = async () => {
    for (let suite = left.shift(); suite; suite = left.shift()) {
      const { name, needsBrowser } = suite;
      console.log(`\n── ${name} ──`);
      const began = performance.now();
      if (needsBrowser && lack) console.error(lack);
      const count = needsBrowser && lack ? one(false) : await suite.work();
      results.push({ name, ...count, seconds: (performance.now() - began) / 1000 });
    }
  };
  await Promise.all(Array.from({ length: beside }, work));
}
await runAll(
  wanted.filter(({ isNarrow }) => isNarrow),
  2,
);
await runAll(
  wanted.filter(({ isNarrow }) => !isNarrow),
  1,
);
rmSync(reports, { recursive: true, force: true });

const failures = results.flatMap(({ failures = [] }) => failures);
if (failures.length > 0) console.log(`\nWhat failed:\n${failures.map((failure) => `\n✗ ${failure}`).join('\n')}`);
printTable(results);
const sum = (pick: 'passed' | 'failed' | 'skipped') => results.reduce((total, result) => total + result[pick], 0);
const skipped = sum('skipped');
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(sum('failed') > 0 ? 1 : 0);
