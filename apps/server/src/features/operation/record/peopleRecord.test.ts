import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAccount, openSession, testPassword } from '../../../testing/factories.ts';
import { openSendingMailbox, type Person, type SendingMailbox } from '../../../testing/openMailbox.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { act, arrivedRow, makeForm } from '../../../testing/sendForm.ts';
import { createDepartment } from '../../account/index.ts';
import { readTable } from '../../table/index.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

type Row = Record<string, unknown>;

describe('the records of all people', () => {
  let test: SendingMailbox;
  let admin: Operator;
  let sales: number;
  let writer: Person;
  beforeAll(async () => {
    test = await openSendingMailbox({ env: { JINSHU_IP_TABLE: new URL('../../record/ipTable.example.csv', import.meta.url).pathname } });
    admin = await openOperator(test, 'super');
    sales = await test.deps.db.transaction().execute((tx) => createDepartment(tx, { name: '销售部' }));
    writer = await test.enter(await makeAccount(test.deps, { name: '周红', departmentId: sales }));
  });
  afterAll(() => test.close());

  const list = async (query: Record<string, string>, operator = admin) => {
    const given = new URLSearchParams({ page: '1', page_size: '20', ...query });
    return (await operator.ask('GET', `record/people/?${given}`)).body as unknown as { count: number; results: Row[] };
  };
  const recordsOf = (accountId: number) =>
    test.deps.db
      .selectFrom('operation_record')
      .select(['action', 'is_refused', 'target_id', 'target_name'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();

  it('BAK-102 finds logins by person, address, place and outcome', async () => {
    const account = await makeAccount(test.deps, { name: '赵远' });
    const logIn = (password: string, ip: string) => {
      const payload = { account: account.address, password: JSON.stringify({ value: password, at: Date.now() }) };
      return test.app.inject({ method: 'POST', url: '/api/login/', headers: { 'x-forwarded-for': ip }, payload });
    };
    await logIn('a-wrong-password', '198.51.100.9');
    await logIn(testPassword, '203.0.113.24');
    const [success, failure] = [
      { realname: '赵远', username: account.address, ip: '203.0.113.24', isp: '浙江 · 电信', outcome: 'success' },
      { realname: '赵远', username: account.address, ip: '198.51.100.9', isp: '', outcome: 'failure' },
    ];
    expect((await list({ kind: 'login', keyword: '赵远' })).results).toMatchObject([success, failure]);
    expect((await list({ kind: 'login', keyword: account.address })).count).toBe(2);
    expect((await list({ kind: 'login', keyword: '203.0.113' })).results).toMatchObject([success]);
    expect((await list({ kind: 'login', keyword: '浙江' })).results).toMatchObject([success]);
    expect((await list({ kind: 'login', keyword: '赵远', outcome: 'failure' })).results).toMatchObject([failure]);
    expect((await list({ kind: 'login', keyword: '赵远', from: '2999-01-01T00:00:00Z' })).count).toBe(0);
  });

  it('BAK-102 finds words in any case, also those with letters outside ASCII', async () => {
    for (const subject of ['Grüße aus ÖSTERREICH', 'Q3 Offer']) await act(writer, 'sent', makeForm(writer, [test.chen], { subject }));
    const found = async (keyword: string) => (await list({ kind: 'sent', keyword })).results.map(({ subject }) => subject);
    expect([await found('GRÜSSE'), await found('österreich'), await found('q3 oFFER'), await found('%')]).toEqual([
      [],
      ['Grüße aus ÖSTERREICH'],
      ['Q3 Offer'],
      [],
    ]);
  });

  it('BAK-102 counts up to ten thousand records, and gives the last of these pages', async () => {
    const account = await makeAccount(test.deps, { name: '钱多' });
    await sql`INSERT INTO login_log (account_id, at, ip, is_success)
      SELECT ${account.accountId}, now() - n * interval '1 second', '192.0.2.7', true FROM generate_series(1, 10050) AS n`.execute(
      test.deps.db,
    );
    const { count, results } = await list({ kind: 'login', keyword: '钱多', page: '500' });
    expect([count, results.length, results.every(({ ip }) => ip === '192.0.2.7')]).toEqual([10_000, 20, true]);
  });

  it('BAK-102 leads from a send record to the receive records of the same mail, and shows deletions', async () => {
    await act(writer, 'sent', makeForm(writer, [test.chen], { subject: '送审稿' }));
    const { uid } = await arrivedRow(test.chen, '送审稿');
    await act(writer, 'sent', makeForm(writer, [test.chen], { subject: '另一封' }));
    await arrivedRow(test.chen, '另一封');
    const [sent] = (await list({ kind: 'sent', keyword: '送审稿' })).results;
    expect(sent).toMatchObject({ realname: '周红', username: writer.address, person: test.chen.address, outcome: 'success' });
    const id = String(sent?.message_id);
    expect((await list({ kind: 'received', message_id: id })).results).toMatchObject([
      { username: test.chen.address, person: writer.address, subject: '送审稿', folder: 'INBOX', message_id: id },
    ]);
    expect((await list({ kind: 'sent', keyword: id })).count).toBe(1);
    await test.chen.post('/mail/message/delete/', { uids: [uid], folder: 'INBOX' });
    expect((await list({ kind: 'deleted', keyword: '送审稿' })).results).toMatchObject([{ username: test.chen.address }]);
  });

  it('BAK-13 BAK-102 shows an organisation administrator only what people of the own departments did', async () => {
    const operator = await openOperator(test, 'organisation', [sales]);
    expect((await list({ kind: 'sent' }, operator)).results.every(({ username }) => username === writer.address)).toBe(true);
    expect([(await list({ kind: 'received', keyword: '送审稿' }, operator)).count, (await list({ kind: 'received' })).count > 0]).toEqual([
      0,
      true,
    ]);
  });

  it.each(['csv', 'xlsx'] as const)(
    'BAK-10 BAK-102 exports what is found as %s, and no more than once asks for the password',
    async (format) => {
      const get = (kind: string, keyword = '') =>
        test.app.inject({
          url: `/api/operation/record/export/?${new URLSearchParams({ kind, format, keyword })}`,
          headers: admin.headers,
        });
      const rowsOf = async (answer: Awaited<ReturnType<typeof get>>) => readTable(answer.rawPayload, { rows: 1000 });
      const mails = await rowsOf(await get('sent', '送审稿'));
      expect(mails).toHaveLength(2);
      expect(mails[1]).toEqual(expect.arrayContaining(['周红', writer.address, '送审稿', '成功']));
      expect((await rowsOf(await get('action'))).flat()).toContain('exportRecords');
      const { db, now } = test.deps;
      const set = (at: Date) =>
        db.updateTable('operation_session').set({ password_at: at }).where('account_id', '=', admin.accountId).execute();
      await set(new Date(now().getTime() - 11 * 60_000));
      expect((await get('sent')).json()).toMatchObject({ code: 'operation-password' });
      await set(now());
    },
  );

  it('BAK-104 records refused logins, refused calls, and each search in and export of records', async () => {
    const auditor = await openOperator(test, 'auditor');
    const payload = { account: auditor.address, password: JSON.stringify({ value: 'Wrong-2026', at: Date.now() }) };
    await test.app.inject({ method: 'POST', url: '/api/operation/login/', payload });
    await auditor.ask('POST', 'department/', { name: '新', parent: null });
    await list({ kind: 'sent', keyword: '送审稿' }, auditor);
    await auditor.ask('GET', 'record/action/?page=1&page_size=20&keyword=lin');
    await auditor.ask('GET', 'record/export/?kind=login&format=csv&keyword=10.8');
    expect(await recordsOf(auditor.accountId)).toEqual([
      { action: 'logInToOperation', is_refused: true, target_id: '', target_name: '' },
      { action: 'createDepartment', is_refused: true, target_id: '', target_name: '' },
      { action: 'listPeopleRecords', is_refused: false, target_id: 'sent', target_name: '送审稿' },
      { action: 'listOperationRecords', is_refused: false, target_id: 'action', target_name: 'lin' },
      { action: 'exportRecords', is_refused: false, target_id: 'login', target_name: '10.8' },
    ]);
  });

  it('BAK-16 ends the sessions of a withdrawn role at once, and `is_active` is true for those with a role alone', async () => {
    const operator = await openOperator(test, 'auditor');
    const { headers } = await openSession(test.deps, operator);
    const isActive = async () => (await test.app.inject({ url: '/api/core/share-status/', headers })).json().is_active;
    expect([(await operator.ask('GET', 'session/')).status, await isActive()]).toEqual([200, true]);
    await admin.ask('DELETE', `role/${operator.accountId}/`);
    // Sessions are read for each call: the next one is refused.
    expect([(await operator.ask('GET', 'session/')).status, await isActive()]).toEqual([401, false]);
  });
});
