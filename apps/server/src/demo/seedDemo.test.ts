import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestDeps, type TestDeps } from '../testing/buildTestApp.ts';
import { demoAccounts, seedDemo } from './seedDemo.ts';

describe('the demo organisation', () => {
  let test: TestDeps;

  beforeAll(async () => {
    test = await buildTestDeps();
    expect(await seedDemo(test.deps)).toBe(true);
  }, 60_000);
  afterAll(() => test.close());

  const foldersOf = async (address: string) => {
    const { rows } = await sql<{ name: string; count: number; unseen: number }>`
      SELECT f.name, f.message_count AS count, f.unseen_count AS unseen FROM folder f JOIN mailbox m ON m.id = f.mailbox_id
      WHERE m.address = ${address} ORDER BY f.position, f.id`.execute(test.deps.db);
    return rows;
  };

  it('gives Lin Yue 400 or so mails in every kind of folder', async () => {
    const folders = await foldersOf('lin.yue@jinshu.example');
    const total = folders.reduce((sum, { count }) => sum + count, 0);
    expect(total).toBeGreaterThan(360);
    expect(total).toBeLessThan(460);
    expect(folders.filter(({ count }) => count === 0)).toEqual([]);
    expect(folders.find(({ name }) => name === 'INBOX')?.unseen).toBeGreaterThan(8);
    expect(folders.find(({ name }) => name === 'Drafts')).toEqual({ name: 'Drafts', count: 5, unseen: 0 });
  });

  it('keeps the counters of folders and mailboxes equal to what they hold', async () => {
    const { rows } = await sql`
      SELECT f.mailbox_id, f.name FROM folder f LEFT JOIN LATERAL (
        SELECT count(*) AS count, count(*) FILTER (WHERE NOT is_seen) AS unseen, coalesce(sum(size), 0) AS bytes
        FROM message m WHERE m.mailbox_id = f.mailbox_id AND m.folder_id = f.id
      ) real ON true
      WHERE (f.message_count, f.unseen_count, f.byte_count) IS DISTINCT FROM (real.count, real.unseen, real.bytes)
      UNION ALL
      SELECT b.id, b.address FROM mailbox b
      WHERE b.used_bytes <> (SELECT coalesce(sum(size), 0) FROM message m WHERE m.mailbox_id = b.id)`.execute(test.deps.db);
    expect(rows).toEqual([]);
  });

  it('has the two sides of a conversation in both mailboxes, with what became of each mail', async () => {
    const { rows } = await sql`
      SELECT b.address, f.name AS folder, m.is_answered AS "isAnswered", d.status
      FROM message m JOIN mailbox b ON b.id = m.mailbox_id JOIN folder f ON f.mailbox_id = m.mailbox_id AND f.id = m.folder_id
      LEFT JOIN delivery d ON d.mailbox_id = m.mailbox_id AND d.submission_id = m.submission_id
      WHERE m.subject = '年度论文选题' ORDER BY b.address`.execute(test.deps.db);
    expect(rows).toEqual([
      { address: 'chen.wei@jinshu.example', folder: 'INBOX', isAnswered: true, status: null },
      { address: 'lin.yue@jinshu.example', folder: 'Sent', isAnswered: false, status: 'read' },
    ]);
  });

  it('has mail of today, yesterday and the day before, and nothing of tomorrow', async () => {
    const { rows } = await sql<{ at: Date }>`
      SELECT m.arrived_at AS at FROM message m JOIN mailbox b ON b.id = m.mailbox_id
      WHERE b.address = 'lin.yue@jinshu.example'`.execute(test.deps.db);
    const now = test.deps.now();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
    const days = rows.map(({ at }) => Math.ceil((midnight - at.getTime()) / 86_400_000));
    for (const day of [0, 1, 2]) expect(days.filter((one) => Math.max(one, 0) === day).length).toBeGreaterThan(2);
    expect(rows.filter(({ at }) => at > now)).toEqual([]);
    expect(Math.max(...days)).toBeLessThanOrEqual(58);
  });

  it('shares the service mailbox with Lin Yue and Chen Wei', async () => {
    const { rows } = await sql`
      SELECT a.login, s.level FROM mailbox_share s JOIN account a ON a.id = s.account_id JOIN mailbox b ON b.id = s.mailbox_id
      WHERE b.address = 'service@jinshu.example' ORDER BY a.login`.execute(test.deps.db);
    expect(rows).toEqual([
      { login: 'chen.wei@jinshu.example', level: 'read' },
      { login: 'lin.yue@jinshu.example', level: 'full' },
    ]);
  });

  it('names the accounts to try in the domain of the settings', async () => {
    expect(demoAccounts('example.org').map(({ address }) => address)).toEqual(
      ['lin.yue', 'chen.wei', 'shen.he', 'zhou.an', 'admin'].map((name) => `${name}@example.org`),
    );
    const logins = await test.deps.db.selectFrom('account').select('login').execute();
    expect(logins.map(({ login }) => login)).toEqual(
      expect.arrayContaining(demoAccounts(test.deps.config.domain).map(({ address }) => address)),
    );
  });

  it('leaves a database with accounts in it as it is, and still knows the demo', async () => {
    const before = await foldersOf('lin.yue@jinshu.example');
    expect(await seedDemo(test.deps)).toBe(true);
    expect(await foldersOf('lin.yue@jinshu.example')).toEqual(before);
  });
});
