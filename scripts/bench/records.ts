import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../apps/server/src/app.ts';
import { openOperator } from '../../apps/server/src/testing/openOperator.ts';
import { type BenchMailbox, openMailbox } from './mailbox.ts';
import { type Timing, timesOf, timingOf } from './stats.ts';

/** Rows of each table, of one year. */
export interface RecordCounts {
  mails: number;
  logins: number;
  actions: number;
}

const people = 2_000;
const runs = 10;
/** A page that takes longer than this is measured a few times only. */
const slowMs = 1_000;

/** Writes the records of a year straight into their tables, as an organization of 2,000 people leaves them. */
async function fillRecords({ open: { pool, deps }, account }: BenchMailbox, { mails, logins, actions }: RecordCounts): Promise<void> {
  await pool.query(
    `WITH box AS (INSERT INTO mailbox (address, name) SELECT 'clerk' || n || '@' || $1, '职员' || n FROM generate_series(1, ${people}) AS n RETURNING id, address, name)
    INSERT INTO account (mailbox_id, login, name) SELECT id, address, name FROM box`,
    [deps.config.domain],
  );
  const clerk = `(SELECT row_number() OVER (ORDER BY id) AS number, id, mailbox_id FROM account) c ON c.number = 1 + abs(hashint8(n)) % ${people}`;
  const moment = (count: number) => `now() - interval '1 year' + n * (interval '364 days' / ${count})`;
  // One record of a hundred is one of the measured mailbox.
  await pool.query(
    `INSERT INTO mail_record (at, mailbox_id, kind, person, subject, size, folder, message_id)
     SELECT ${moment(mails)}, CASE WHEN n % 100 = 0 THEN $1 ELSE c.mailbox_id END, CASE WHEN n % 10 < 5 THEN 'received' WHEN n % 10 < 9 THEN 'sent' ELSE 'deleted' END,
       'person' || n * 7 % 50021 || '@partner' || n % 97 || '.example',
       (ARRAY['周报', '合同付款节点', 'Re: Offer', '报销单', '会议纪要'])[1 + n % 5] || ' ' || n || CASE WHEN n % 100003 = 0 THEN ' 青鸾接口' ELSE '' END,
       1000 + n % 90000, 'INBOX', '<' || md5((n / 3)::text) || '@partner.example>'
     FROM generate_series(1, ${mails}) AS n JOIN ${clerk}`,
    [account.mailboxId],
  );
  await pool.query(
    `INSERT INTO login_log (account_id, at, ip, is_success)
     SELECT CASE WHEN n % 100 = 0 THEN $1 ELSE c.id END, ${moment(logins)}, '10.' || n % 3 || '.' || n % 199 || '.' || n % 251, n % 50 > 0
     FROM generate_series(1, ${logins}) AS n JOIN ${clerk}`,
    [account.accountId],
  );
  await pool.query(
    `INSERT INTO operation_record (at, author, role, ip, action, target_kind, target_id, target_name)
     SELECT ${moment(actions)}, 'admin' || n % 7 || '@jinshu.example', 'super', '10.0.0.1', (ARRAY['changePerson', 'setPolicies', 'addPerson'])[1 + n % 3],
       'person', (1 + n % ${people})::text, '职员' || n % ${people}
     FROM generate_series(1, ${actions}) AS n`,
  );
  // Deliveries of what was sent this week: one of a hundred failed.
  await pool.query(
    `WITH sent AS (SELECT DISTINCT ON (mailbox_id, message_id) mailbox_id, message_id, at, person, id FROM mail_record
       WHERE kind = 'sent' AND at > now() - interval '8 days'),
     made AS (INSERT INTO submission (mailbox_id, id, account_id, message_id, sender_address, created_at)
       SELECT s.mailbox_id, gen_random_uuid(), a.id, s.message_id, a.login, s.at FROM sent s JOIN account a ON a.mailbox_id = s.mailbox_id RETURNING mailbox_id, id)
     INSERT INTO delivery (mailbox_id, submission_id, recipient, status, status_info)
     SELECT mailbox_id, id, 'someone@partner.example', CASE WHEN row_number() OVER () % 100 = 0 THEN 'failed' ELSE 'delivered' END, '' FROM made`,
  );
  await pool.query('VACUUM ANALYZE mail_record, login_log, operation_record, submission, delivery, account, mailbox');
}

const week = () => ({ from: new Date(Date.now() - 7 * 86_400_000).toISOString() });

/** Measures pages of the records of all people, of administrators and of a mailbox, by each filter. */
export async function measureRecords(counts: RecordCounts, say: (text: string) => void): Promise<Timing[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'jinshu-bench-'));
  try {
    const mailbox = await openMailbox(dataDir);
    try {
      const total = (counts.mails + counts.logins + counts.actions).toLocaleString('en');
      say(`Making ${total} records …`);
      await fillRecords(mailbox, counts);
      return await measurePages(mailbox, total, say);
    } finally {
      await mailbox.open.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measurePages(mailbox: BenchMailbox, total: string, say: (text: string) => void): Promise<Timing[]> {
  const { open, session } = mailbox;
  const app = await buildApp(open.deps);
  await app.ready();
  const operator = await openOperator({ deps: open.deps, app }, 'super');
  const timings: Timing[] = [];
  const add = async (what: string, url: string, headers: Record<string, string>, query: Record<string, string>, finds = true) => {
    const ask = async () => {
      const answer = await app.inject({ url: `/api/${url}?${new URLSearchParams({ page: '1', page_size: '20', ...query })}`, headers });
      const isRight = answer.statusCode === 200 && answer.json().results.length > 0 === finds;
      if (!isRight) throw new Error(`${what}: ${answer.statusCode} ${answer.body.slice(0, 300)}`);
    };
    const began = performance.now();
    await ask();
    const times = await timesOf(performance.now() - began > slowMs ? 2 : runs, ask);
    timings.push(timingOf(`records of ${total}, ${what}`, times));
    say(`${what}: ${timings.at(-1)?.p50.toFixed(1)} ms`);
  };
  const all = (what: string, query: Record<string, string>, finds = true) =>
    add(`all people, ${what}`, 'operation/record/people/', operator.headers, query, finds);
  const row = await open.pool.query<{ message_id: string }>(`SELECT message_id FROM mail_record WHERE kind = 'sent' ORDER BY at LIMIT 1`);
  const messageId = row.rows[0]?.message_id ?? '';
  for (const kind of ['received', 'sent', 'login']) {
    await all(`${kind}, first page`, { kind });
    await all(`${kind}, last page that is counted`, { kind, page: '500' });
    await all(`${kind}, a week`, { kind, ...week() });
    await all(`${kind}, a person`, { kind, keyword: 'clerk1234@' });
    await all(`${kind}, a word that nothing has`, { kind, keyword: '没有这个' }, false);
  }
  await all('received, a message id', { kind: 'received', message_id: messageId });
  await all('received, a word of a fifth of them', { kind: 'received', keyword: '报销单' });
  await all('received, a word that a few have', { kind: 'received', keyword: '青鸾' });
  await all('sent, what failed', { kind: 'sent', outcome: 'failure' });
  await all('sent, what waits', { kind: 'sent', outcome: 'waiting' }, false);
  await all('login, what failed', { kind: 'login', outcome: 'failure' });
  const actions = (what: string, query: Record<string, string>) =>
    add(`administrators, ${what}`, 'operation/record/action/', operator.headers, query);
  await actions('first page', {});
  await actions('last page that is counted', { page: '500' });
  await actions('an action', { action: 'setPolicies' });
  await actions('a target', { target_kind: 'person', target_id: '77' });
  await actions('a keyword', { keyword: '职员1234' });
  const own = (what: string, url: string, query: Record<string, string>) =>
    add(`own, ${what}`, `center/${url}/`, { ...session.headers }, { date_range: 'year', ...query });
  for (const url of ['login', 'sendlog', 'maillog']) await own(`${url}, first page`, url, {});
  await own('maillog, page 1,000', 'maillog', { page: '1000' });
  await own('maillog, a keyword', 'maillog', { keyword: '报销单' });
  await app.close();
  return timings;
}
