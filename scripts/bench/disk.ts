import { buildApp } from '../../apps/server/src/app.ts';
import type { BenchMailbox } from './mailbox.ts';
import { type Timing, timesOf, timingOf } from './stats.ts';

const fileCount = 100_000;
const movedCount = 10_000;
const pageSize = 50;

/** Measures a folder with very many files: its pages, and a move of many of them. */
export async function measureDisk({ open, account, session }: BenchMailbox): Promise<Timing[]> {
  const app = await buildApp(open.deps);
  await app.ready();
  const ask = async (method: 'GET' | 'POST', path: string, payload?: object): Promise<{ id: number; moved: number; count: number }> => {
    const answer = await app.inject({
      method,
      url: `/api/netdisk/personal/${path}`,
      headers: session.headers,
      ...(payload && { payload }),
    });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  };
  const { id: folder } = await ask('POST', 'folders/', { folder_id: 0, name: 'many' });
  const { id: target } = await ask('POST', 'folders/', { folder_id: 0, name: 'target' });
  const { hash, size } = await open.deps.blobs.put(open.deps.db, Buffer.from('the same bytes in every file'));
  const { rows } = await open.pool.query<{ id: number }>(
    `INSERT INTO disk_file (disk_id, folder_id, name, type, size, md5, hash, account_id)
     SELECT disk.id, $2, 'file ' || n || '.txt', 'text/plain', $3, md5('x'), $4, $5 FROM disk, generate_series(1, $6::int) AS n
     WHERE mailbox_id = $1 RETURNING disk_file.id`,
    [account.mailboxId, folder, size, hash, account.accountId, fileCount],
  );
  await open.pool.query('VACUUM ANALYZE disk_file');
  const page = (number: number, order: string) => () =>
    ask('GET', `list/?folder_id=${folder}&page=${number}&page_size=${pageSize}&order=${order}&is_descending=0`);
  const timings: Timing[] = [];
  const add = async (what: string, runs: number, act: () => Promise<unknown>) =>
    void timings.push(timingOf(`disk folder of 100,000, ${what}`, await timesOf(runs, act)));
  for (const order of ['name', 'size', 'time']) await add(`first page by ${order}`, 100, page(1, order));
  await add('page in the middle by name', 30, page(fileCount / pageSize / 2, 'name'));
  const ids = rows.slice(0, movedCount).map(({ id }) => Number(id));
  let isThere = false;
  await add('move of 10,000 files', 6, () => {
    isThere = !isThere;
    return ask('POST', 'batch-move/', { file_ids: ids, folder_ids: [], folder_id: isThere ? target : folder });
  });
  await app.close();
  return timings;
}
