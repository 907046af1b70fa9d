import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../apps/server/src/app.ts';
import { messageSorts } from '../../packages/api/src/message/message.schema.ts';
import { growFolder } from './growFolder.ts';
import { type BenchMailbox, fill, openMailbox } from './mailbox.ts';
import { type Timing, timesOf, timingOf } from './stats.ts';

/** The same page of the list in folders of different sizes, from the smallest. */
export interface GrowthRow {
  what: string;
  timings: readonly Timing[];
  /** Number of messages that match the filter, for each folder size. */
  found: readonly number[];
}

/** Timings of the list for growing folder sizes. */
export interface ListGrowth {
  counts: readonly number[];
  rows: readonly GrowthRow[];
}

interface ListPart {
  what: string;
  query: Record<string, string>;
}

const pageSize = 20;
const runs = 30;
/** Imported as mail comes; the others are made from these. */
const imported = 2_000;

const parts = (tag: string): ListPart[] => [
  ...messageSorts.map((sort) => ({ what: sort, query: { sort } })),
  ...['unseen', 'seen', 'flagged', 'unflagged', 'ANSWERED'].map((search) => ({ what: search, query: { search } })),
  ...['umail-blue', 'umail-forword', 'umail-emergent', 'umail-attach', tag].map((keyword) => ({
    what: keyword === tag ? 'a tag' : keyword,
    query: { search: `KEYWORD ${keyword}` },
  })),
];

async function measureList({ open, session }: BenchMailbox, tag: string): Promise<{ what: string; timing: Timing; found: number }[]> {
  const app = await buildApp(open.deps);
  await app.ready();
  const list = async (offset: number, query: Record<string, string>): Promise<{ count: number; results: unknown[] }> => {
    const search = new URLSearchParams({ folder: 'INBOX', limit: String(pageSize), offset: String(offset), ...query });
    const answer = await app.inject({ url: `/api/mail/message/?${search}`, headers: session.headers });
    if (answer.statusCode !== 200) throw new Error(`${search}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  };
  const measured: { what: string; timing: Timing; found: number }[] = [];
  for (const { what, query } of parts(tag)) {
    const { count } = await list(0, query);
    if (count === 0) throw new Error(`${what} finds nothing`);
    const last = Math.floor((count - 1) / pageSize) * pageSize;
    if ((await list(last, query)).results.length === 0) throw new Error(`${what} has no last page`);
    for (const [page, offset] of [
      ['first page', 0],
      ['last page', last],
    ] as const) {
      const name = `${what}, ${page}`;
      measured.push({ what: name, timing: timingOf(name, await timesOf(runs, () => list(offset, query))), found: count });
    }
  }
  await app.close();
  return measured;
}

/** Measures first and last page of the list by every sort and every filter, in a folder that grows. */
export async function measureListGrowth(counts: readonly number[], say: (text: string) => void): Promise<ListGrowth> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'jinshu-bench-'));
  try {
    const mailbox = await openMailbox(dataDir);
    try {
      await fill(mailbox, 'INBOX', imported, 1);
      const all: Awaited<ReturnType<typeof measureList>>[] = [];
      for (const count of counts) {
        say(`Making a list of ${count.toLocaleString('en')} messages …`);
        const tag = await growFolder(mailbox, count);
        say('Measuring the list …');
        all.push(await measureList(mailbox, tag));
      }
      const rows = (all[0] ?? []).map(({ what }, index) => ({
        what,
        timings: all.flatMap((measured) => measured[index]?.timing ?? []),
        found: all.map((measured) => measured[index]?.found ?? 0),
      }));
      return { counts, rows };
    } finally {
      await mailbox.open.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
