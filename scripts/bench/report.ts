import os from 'node:os';
import { measureEastAsian, measureWestern } from '../../apps/server/src/testing/lines/measureReading.ts';
import type { FirstLoad, LazyPart } from './firstLoad.ts';
import { type Aim, aimOf, aimOfAmount, aimOfRate } from './goals.ts';
import type { PartsMeasured } from './inStorybook.ts';
import type { GrowthRow, ListGrowth } from './listGrowth.ts';
import type { Rate } from './overHttp.ts';
import type { Amount, Timing } from './stats.ts';

/** All that was measured with one size of the mailbox. */
export interface Measured {
  count: number;
  importPerSecond: number;
  inside: readonly Timing[];
  http: readonly Timing[];
  rates: readonly Rate[];
  browser: readonly Timing[];
  amounts: readonly Amount[];
}

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const aimCells = (aim: Aim | undefined) => (aim ? [aim.goal, aim.isMet ? 'yes' : '**no**'] : ['', '']);

const timingRows = (timings: readonly Timing[]) =>
  timings.map((timing) => {
    const { what, p50, p95, runs, baseline } = timing;
    const beside = baseline ? `${baseline.what}: ${number(baseline.p50)} ms; × ${number(p50 / baseline.p50)}` : '';
    return [what, number(p50), number(p95), ...aimCells(aimOf(timing)), String(runs), beside];
  });

/** Times as a table. */
export const timingTable = (timings: readonly Timing[]) =>
  table(['what', 'p50, ms', 'p95, ms', 'goal', 'met', 'runs', 'beside it in the same run'], timingRows(timings));

/** Rates as a table. */
export const rateTable = (rates: readonly Rate[]) =>
  table(
    ['what', 'a second', 'goal', 'met', 'beside it in the same run'],
    rates.map((rate) => [
      rate.what,
      number(rate.perSecond),
      ...aimCells(aimOfRate(rate)),
      `${rate.baseline.what}: ${number(rate.baseline.perSecond)}; ${number((rate.perSecond / rate.baseline.perSecond) * 100)} % of it`,
    ]),
  );

/** Formats counts and sizes as a table. */
export const amountTable = (amounts: readonly Amount[]) =>
  table(
    ['what', 'measured', 'goal', 'met'],
    amounts.map((amount) => [amount.what, `${number(amount.value)} ${amount.unit}`, ...aimCells(aimOfAmount(amount))]),
  );

/** The goals that were missed, in one place, each under where it was measured. */
function goalsChapter(places: readonly { place: string; aims: readonly (Aim | undefined)[] }[]): string {
  const aims = places.flatMap(({ place, aims: some }) => some.flatMap((aim) => (aim ? [{ place, ...aim }] : [])));
  const missed = aims.filter(({ isMet }) => !isMet);
  return `## Goals: ${aims.length - missed.length} of ${aims.length} met

${
  missed.length === 0
    ? 'None was missed.'
    : `Missed:\n\n${table(
        ['what', 'goal', 'measured', 'where'],
        missed.map(({ what, goal, measured, place }) => [what, goal, measured, place]),
      )}`
}
`;
}

function chapter({ count, importPerSecond, inside, http, rates, browser, amounts }: Measured): string {
  return `## A mailbox of ${count.toLocaleString('en')} messages

Imported at ${number(importPerSecond)} messages a second, parsed, indexed for full text and committed in batches.

### Inside the server

${timingTable(inside)}

### Over HTTP and SMTP

${timingTable(http)}

${rateTable(rates)}

### In the browser

From the input to the frame that shows its result.

${timingTable(browser)}

${amountTable(amounts)}
`;
}

/** Maximum transfer until the list is usable, in KB. */
const mostLoaded = { javascript: 180, css: 35 };

const loadAims = (first: FirstLoad): Aim[] =>
  (['javascript', 'css'] as const).map((kind) => ({
    what: kind === 'css' ? 'CSS' : 'JavaScript',
    measured: `${kilobytes(first[kind])} KB`,
    goal: `≤ ${mostLoaded[kind]} KB`,
    isMet: first[kind] <= mostLoaded[kind] * 1024,
  }));

const partsChapter = ({ timings, missing }: PartsMeasured): string => `## The library in the built Storybook

Lists of a thousand rows, from the input to the frame that shows its result, and a story from nothing to its first paint.

${[...(timings.length > 0 ? [timingTable(timings)] : []), ...missing].join('\n\n')}
`;

/** Maximum slowdown of the largest folder, as a factor. */
const mostGrowth = 2;
const growthOf = ({ timings }: GrowthRow) => (timings.at(-1)?.p50 ?? Number.NaN) / (timings[0]?.p50 ?? Number.NaN);

/** Growth is allowed while the time stays within the limit for small folders. */
function growthAim(row: GrowthRow): Aim {
  const last = row.timings.at(-1)?.p50 ?? Number.NaN;
  return {
    what: `list, ${row.what}`,
    measured: `× ${number(growthOf(row))}, p50 ${number(last)} ms`,
    goal: `× ${mostGrowth}, or p50 ≤ 10`,
    isMet: growthOf(row) <= mostGrowth || last <= 10,
  };
}

/** Formats how the timings of list pages grow with the folder. */
function growthChapter({ counts, rows }: ListGrowth): string {
  const named = counts.map((count) => count.toLocaleString('en'));
  const head = ['what', ...named.flatMap((count) => [`${count}: found`, 'p50, ms', 'p95, ms']), 'growth of p50', 'met'];
  const cells = (row: GrowthRow) => row.timings.flatMap(({ p50, p95 }, index) => [number(row.found[index] ?? 0), number(p50), number(p95)]);
  return `## The list in folders that grow

First and last page, 20 rows each, by every sort and every filter; ${rows[0]?.timings[0]?.runs ?? 0} calls each, inside the server. The folder
of ${named.at(-1)} messages is ${number((counts.at(-1) ?? 0) / (counts[0] ?? 1))} times as large as that of ${named[0]}.

${table(
  head,
  rows.map((row) => [row.what, ...cells(row), `× ${number(growthOf(row))}`, growthAim(row).isMet ? 'yes' : '**no**']),
)}
`;
}

/** Writes the page \`docs/benchmarks.md\`. */
const rate = ({ readings, misread }: { readings: number; misread: readonly unknown[] }, goal: string) => [
  readings.toLocaleString('en'),
  String(misread.length),
  `${((misread.length / readings) * 100).toFixed(2)} %`,
  goal,
];

/** Rates of misread short lines with a missing or wrong charset label. */
const linesChapter = () => `## Charsets of short lines

Lines as people write them (\`apps/server/src/testing/lines\`), each as a body, a subject, a name and a file name under each of several labels.
Western lines are in windows-1252 under Western labels or none; East Asian ones in GBK, Big5, Shift_JIS, EUC-JP and EUC-KR, and no label of
theirs is right. \`charsetLines.test.ts\` holds both to their goals.

${table(
  ['lines', 'readings', 'wrong', 'rate', 'goal'],
  [
    ['Western, 12 languages', ...rate(measureWestern(), '≤ 0.2 %')],
    ['East Asian', ...rate(measureEastAsian(), '≤ 2 %')],
  ],
)}
`;

export function report(
  measured: readonly Measured[],
  first: FirstLoad,
  lazy: readonly LazyPart[],
  parts: PartsMeasured,
  browserVersion: string,
  command: string,
  load: number,
  growth: ListGrowth | undefined,
): string {
  const [cpu] = os.cpus();

  return `# Benchmarks

Written by \`${command}\`. Times differ between machines. Compare each number with the plain work beside it. The same
run measured both on the same machine. Plain work is the bare query through the driver, a server that only sends the same bytes, or an append with fsync.

- Machine: ${os.cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(os.totalmem() / 2 ** 30)} GB of memory, ${os.type()} ${os.arch()}
- Node.js ${process.versions.node}, Chromium ${browserVersion}, the embedded PostgreSQL with its standard settings
- Other work on the machine as the run began: ${load.toFixed(1)} runnable tasks on average of five minutes; anything above 0.3 makes the times longer than they are
- The load comes from the same machine as the server, over loopback; the messages come from a seed, so they are the same in every run

${goalsChapter([
  { place: 'what the browser loads', aims: loadAims(first) },
  { place: 'the library', aims: parts.timings.map(aimOf) },
  ...measured.map(({ count, inside, http, rates, browser, amounts }) => ({
    place: `${count.toLocaleString('en')} messages`,
    aims: [...[...inside, ...http, ...browser].map(aimOf), ...rates.map(aimOfRate), ...amounts.map(aimOfAmount)],
  })),
  ...(growth ? [{ place: 'folders that grow', aims: growth.rows.map((row) => growthAim(row)) }] : []),
])}
## What the browser loads

From the login page to a list that can be used, nothing cached, in brotli as transferred (\`pnpm size\` checks it against a budget):

${table(
  ['what', 'KB'],
  [
    ['JavaScript', kilobytes(first.javascript)],
    ['CSS (one skin)', kilobytes(first.css)],
    ['all else but data', kilobytes(first.other)],
  ],
)}

${first.requests} requests, those for data among them. What each part adds when it is needed; letter, menus and editor are fetched ahead once the list stands:

${table(
  ['part', 'JavaScript, KB', 'CSS, KB'],
  lazy.map(({ name, javascript, css }) => [`\`${name}\``, kilobytes(javascript), kilobytes(css)]),
)}

${linesChapter()}
${partsChapter(parts)}
${[...measured.map(chapter), ...(growth ? [growthChapter(growth)] : [])].join('\n')}`;
}
