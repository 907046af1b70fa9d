import { buildApp } from '../../apps/server/src/app.ts';
import type { BenchMailbox } from './mailbox.ts';
import { type Timing, timesOf, timingOf } from './stats.ts';

const pageSize = 20;
const sorts = ['ARRIVAL', 'FROM', 'REVERSE FROM', 'SUBJECT', 'REVERSE SUBJECT', 'SIZE', 'REVERSE SIZE'];
const views = [
  ['unread only', 'unseen'],
  ['read only', 'seen'],
  ['flagged only', 'flagged'],
] as const;
const searches = [
  ['search in subjects', { subject: '预算审批' }],
  ['full text, Chinese word of two characters', { keyword: '预算' }],
  ['full text, one Chinese character', { keyword: '审' }],
  ['full text, Latin word', { keyword: 'Lefèvre' }],
  ['full text, two words', { keyword: '会议 发票' }],
  ['full text, a word in every message', { keyword: '编号' }],
] as const;

/** Measures the list endpoints inside the server, one call after the other, without a network. */
export async function measureInside({ open, account, session }: BenchMailbox, count: number): Promise<Timing[]> {
  const app = await buildApp(open.deps);
  await app.ready();
  const ask = async (method: 'GET' | 'POST', path: string, payload?: object): Promise<Record<string, never>> => {
    const answer = await app.inject({ method, url: `/api${path}`, headers: session.headers, ...(payload && { payload }) });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  };
  const get = (path: string, query: Record<string, string | number>) =>
    ask('GET', `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`);
  const list = (offset: number, more: Record<string, string> = {}) =>
    get('/mail/message/', { folder: 'INBOX', limit: pageSize, offset, ...more });
  await ask('POST', '/setting/set-lang/', { language: 'en' });
  const timings: Timing[] = [];
  const add = async (what: string, runs: number, act: (run: number) => Promise<unknown>, baseline?: Timing['baseline']) => {
    timings.push(timingOf(what, await timesOf(runs, act), baseline));
  };

  const { rows: folders } = await open.pool.query<{ id: number }>('SELECT id FROM folder WHERE mailbox_id = $1 AND raw_name = $2', [
    account.mailboxId,
    'INBOX',
  ]);
  const bare = async (offset: number): Promise<NonNullable<Timing['baseline']>> => {
    const values = await timesOf(100, () =>
      open.pool.query({
        name: `bench-page-${offset}`,
        text: `SELECT * FROM message WHERE mailbox_id = $1 AND folder_id = $2 ORDER BY arrived_at DESC, id DESC LIMIT ${pageSize} OFFSET ${offset}`,
        values: [account.mailboxId, folders[0]?.id],
      }),
    );
    return { what: 'the bare query', p50: timingOf('', values).p50 };
  };

  await add('list, first page', 200, () => list(0), await bare(0));
  await add('list, page 100', 100, () => list(99 * pageSize), await bare(99 * pageSize));
  await add('list, page in the middle', 100, () => list(Math.floor(count / 2)), await bare(Math.floor(count / 2)));
  for (const sort of sorts) await add(`list, first page, ${sort}`, 60, () => list(0, { sort }));
  // What is imported has been read: every twentieth mail becomes unread, every fiftieth gets a flag. Few at a time, so that no job is made of it.
  const onEveryNth = async (step: number, change: object) => {
    const uids = Array.from({ length: Math.floor(count / step) }, (_, index) => (index + 1) * step);
    for (let from = 0; from < uids.length; from += 500)
      await ask('POST', '/mail/message/flag/', { uids: uids.slice(from, from + 500), folder: 'INBOX', ...change });
  };
  await onEveryNth(20, { action: 'remove', flags: ['\\Seen'] });
  await onEveryNth(50, { action: 'add', flags: ['umail-blue'] });
  await open.pool.query('VACUUM ANALYZE message');
  for (const [what, search] of views) {
    const { count: found } = (await list(0, { search })) as unknown as { count: number };
    if (found === 0) throw new Error(`${what} finds nothing`);
    await add(`list, ${what} (${found.toLocaleString('en')} found)`, 60, () => list(0, { search }));
  }

  const { results } = (await list(200)) as unknown as { results: { uid: number }[] };
  const uids = results.map(({ uid }) => uid);
  await add('open a message', 60, (run) => get(`/mail/message/${uids[run % uids.length]}/`, { folder: 'INBOX', prefetch: 1 }));
  for (const [what, query] of searches) {
    const { total } = (await get('/mail/message/search/', { ...query, page: 1, page_size: pageSize })) as unknown as { total: number };
    await add(`${what} (${total.toLocaleString('en')} found)`, 30, () =>
      get('/mail/message/search/', { ...query, page: 1, page_size: pageSize }),
    );
  }

  const everywhere = { keyword: '编号', page: 1, page_size: pageSize };
  await add('full text, the first hits alone, a word in every message', 30, () =>
    get('/mail/message/search/', { ...everywhere, early: 1 }),
  );
  await add('references of all results, a word of two characters', 10, () => get('/mail/message/search/uids/', { keyword: '预算' }));

  const chunk = async (folder: string) => {
    const { results: page } = (await get('/mail/message/', { folder, limit: 100, offset: 0 })) as unknown as { results: { uid: number }[] };
    return page.map(({ uid }) => uid);
  };
  const hundred = await chunk('INBOX');
  await add('flag 100 messages', 20, (run) =>
    ask('POST', '/mail/message/flag/', {
      uids: hundred,
      folder: 'INBOX',
      action: run % 2 === 0 ? 'add' : 'remove',
      flags: ['umail-green'],
    }),
  );
  /** Returns the time of a call on the newest hundred messages of a folder, excluding the time to find them. */
  const onHundred = async (folder: string, path: string, rest: object): Promise<number> => {
    const payload = { uids: await chunk(folder), ...rest };
    const start = performance.now();
    await ask('POST', path, payload);
    return performance.now() - start;
  };
  const moves: number[] = [];
  for (let run = 0; run < 10; run += 1) {
    const [from, to] = run % 2 === 0 ? ['INBOX', 'Sent'] : ['Sent', 'INBOX'];
    moves.push(await onHundred(from, '/mail/message/move/', { src_folder: from, dst_folder: to }));
  }
  timings.push(timingOf('move 100 messages', moves));
  const deletes: number[] = [];
  for (let run = 0; run < 10; run += 1) deletes.push(await onHundred('INBOX', '/mail/message/delete/', { folder: 'INBOX' }));
  timings.push(timingOf('delete 100 messages (to Trash)', deletes));
  const expunges: number[] = [];
  for (let run = 0; run < 10; run += 1) expunges.push(await onHundred('Trash', '/mail/message/expunge/', { folder: 'Trash' }));
  timings.push(timingOf('delete 100 messages permanently', expunges));
  await app.close();
  return timings;
}
