import { buildApp } from '../../apps/server/src/app.ts';
import { nameIndex, sortKey } from '../../apps/server/src/features/contact/nameIndex.ts';
import type { BenchMailbox } from './mailbox.ts';
import { type Timing, timesOf, timingOf } from './stats.ts';

const surnames = [...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许'];
const given = [...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平'];
const nameOf = (n: number) =>
  `${surnames[n % 20]}${given[Math.floor(n / 20) % 20]}${given[Math.floor(n / 400) % 20]}${n >= 8000 ? given[Math.floor(n / 8000) % 20] : ''}`;

/** Fills the organization and the personal book with as many people. */
async function fillBooks({ open: { pool }, account }: BenchMailbox, count: number): Promise<void> {
  for (let start = 0; start < count; start += 5_000) {
    const people = Array.from({ length: Math.min(5_000, count - start) }, (_, index) => {
      const n = start + index;
      const [name, mobile] = [nameOf(n), `138${String(n).padStart(8, '0')}`];
      const address = `person${n}@books.example`;
      return { name, address, mobile, index: nameIndex({ names: [name], address, also: [mobile] }), key: sortKey(name) };
    });
    const rows = `jsonb_to_recordset($1::jsonb) AS g (name text, address text, mobile text, index text, key text)`;
    await pool.query(
      `INSERT INTO contact (mailbox_id, name, address, mobile, name_index, sort_key)
      SELECT $2, name, address, mobile, index::tsvector, key FROM ${rows}`,
      [JSON.stringify(people), account.mailboxId],
    );
    await pool.query(
      `WITH given AS (SELECT * FROM ${rows}),
      box AS (INSERT INTO mailbox (address, name) SELECT replace(address, 'books.example', $2), name FROM given RETURNING id, address)
      INSERT INTO account (mailbox_id, login, name, name_index, sort_key)
      SELECT box.id, box.address, given.name, index::tsvector, key FROM box JOIN given ON replace(given.address, 'books.example', $2) = box.address`,
      [JSON.stringify(people), account.address.split('@')[1]],
    );
  }
  // As autovacuum leaves them within a minute of so many new rows: before it, every step over an index entry visits its row.
  await pool.query('VACUUM ANALYZE contact, account, mailbox');
}

const searches = [
  ['a name of three characters', '王芳敏'],
  ['a surname that thousands have', '王'],
  ['pinyin', 'wangfang'],
  ['initials', 'wfm'],
  ['a part of an address', 'person4321'],
  ['one letter', 'w'],
] as const;

/** Measures search and pages of the books with as many people in them. */
export async function measureBooks(mailbox: BenchMailbox, count: number): Promise<Timing[]> {
  await fillBooks(mailbox, count);
  const app = await buildApp(mailbox.open.deps);
  await app.ready();
  const people = count.toLocaleString('en');
  const timings: Timing[] = [];
  const add = async (what: string, runs: number, url: string, query: Record<string, string>) => {
    const act = async () => {
      const search = new URLSearchParams({ page: '1', page_size: '10', sort: 'name', ...query });
      const answer = await app.inject({ url: `/api/contact/${url}?${search}`, headers: mailbox.session.headers });
      if (answer.statusCode !== 200 || answer.json().count === 0) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
    };
    timings.push(timingOf(`book of ${people}, ${what}`, await timesOf(runs, act)));
  };
  for (const [what, search] of searches) await add(`personal, ${what}`, 40, 'pab/members/', { search });
  await add('personal, a mobile number', 40, 'pab/members/', { search: '13800012345' });
  await add('personal, first page', 40, 'pab/members/', {});
  await add('personal, a page in the middle', 40, 'pab/members/', { page: String(Math.floor(count / 20)) });
  for (const [what, search] of searches) await add(`organization, ${what}`, 40, 'oab/members/', { search });
  await add('organization, first page', 40, 'oab/members/', {});
  await app.close();
  return timings;
}
