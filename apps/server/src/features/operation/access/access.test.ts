import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAccount } from '../../../testing/factories.ts';
import { type OpenMailbox, openMailbox, type Person } from '../../../testing/openMailbox.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { createDepartment } from '../../account/index.ts';

type Row = Record<string, unknown>;

describe('access to mailboxes', () => {
  let test: OpenMailbox;
  let admin: Operator;
  let sales: number;
  let owner: Person;
  beforeAll(async () => {
    test = await openMailbox();
    admin = await openOperator(test, 'super');
    sales = await test.deps.db.transaction().execute((tx) => createDepartment(tx, { name: '销售部' }));
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    owner = await test.enter(await makeAccount(test.deps, { name: '周红', departmentId: sales, language: 'en' }));
  });

  const list = async (query: string, operator = admin) =>
    (await operator.ask('GET', `access/?page=1&page_size=20&${query}`)).body as unknown as { count: number; results: Row[] };
  const end = (kind: string, holder: number, mailbox = owner.mailboxId, operator = admin) =>
    operator.ask('POST', 'access/end/', { kind, mailbox, holder });
  const share = (accountId: number, level: 'read' | 'full' = 'read', mailboxId = owner.mailboxId) =>
    test.deps.db.insertInto('mailbox_share').values({ mailbox_id: mailboxId, account_id: accountId, level }).execute();
  const inbox = async (of: Person) =>
    ((await of.get('/mail/message/?folder=INBOX&limit=20&offset=0')).body.results as { subject: string }[]).map(({ subject }) => subject);

  it('BAK-50 SHR-17 SET-70 lists what people shared and forward themselves, and finds it by either side', async () => {
    await share(test.lin.accountId);
    await owner.post('/setting/set-fw/', { target: 'zhou@partner.example' });
    const { db } = test.deps;
    const known = await db.selectFrom('auto_forward').select('id').where('mailbox_id', '=', owner.mailboxId).execute();
    if (known.length === 0)
      await db
        .insertInto('auto_forward')
        .values({ mailbox_id: owner.mailboxId, target: 'zhou@partner.example', is_active: true })
        .execute();
    const mailbox = { mailbox: owner.mailboxId, realname: '周红', username: owner.address, is_shared: false };
    const [forward, person] = [
      { ...mailbox, kind: 'forward', holder_name: 'zhou@partner.example', level: null, is_enabled: true },
      { ...mailbox, kind: 'person', holder: test.lin.accountId, holder_name: '林月', holder_address: test.lin.address, level: 'read' },
    ];
    expect((await list(`keyword=${owner.address}`)).results).toMatchObject([forward, person]);
    expect((await list('keyword=zhou@partner')).results).toMatchObject([forward]);
    expect((await list(`keyword=${owner.address}&kind=person`)).results).toMatchObject([person]);
    const outside = await openOperator(test, 'organisation', [
      await test.deps.db.transaction().execute((tx) => createDepartment(tx, { name: '研发部' })),
    ]);
    expect((await list('', outside)).results).toEqual([]);
    expect((await list(`keyword=${owner.address}`, await openOperator(test, 'organisation', [sales]))).count).toBe(2);
  });

  it('BAK-50 ends an access at once, and its owner gets a message about it', async () => {
    await share(test.lin.accountId, 'full');
    const open = async () => (await test.lin.post('/core/sharelogin/', { share_id: owner.mailboxId })).status;
    expect((await end('person', test.lin.accountId)).status).toBe(200);
    expect(await open()).not.toBe(200);
    expect([(await list(`keyword=${owner.address}`)).count, await inbox(owner)]).toEqual([0, ['林月 can no longer use your mailbox']]);
    expect((await end('person', test.lin.accountId)).status).toBe(404);
    const { body } = await admin.ask('GET', `record/action/?page=1&page_size=10&target_kind=person&target_id=${owner.accountId}`);
    expect((body as unknown as { results: Row[] }).results).toMatchObject([
      { action: 'endMailboxAccess', changes: [{ field: `person ${test.lin.address}`, before: 'full', after: null }] },
    ]);
  });

  it('BAK-50 ends a forward at once, and its owner gets a message about it', async () => {
    const { db } = test.deps;
    const { id } = await db
      .insertInto('auto_forward')
      .values({ mailbox_id: owner.mailboxId, target: 'zhou@partner.example', is_active: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await end('forward', id)).status).toBe(200);
    await test.arrive({ subject: '季度' }, [owner.address]);
    const sent = await db.selectFrom('automatic_mail').select('id').where('mailbox_id', '=', owner.mailboxId).execute();
    expect([sent, (await inbox(owner)).toSorted()]).toEqual([[], ['Automatic forwarding to zhou@partner.example has ended', '季度']]);
  });

  it('BAK-50 keeps the last member with full control of a shared mailbox as long as there are others', async () => {
    const { mailboxId } = await makeAccount(test.deps, { isShared: true, departmentId: sales });
    await share(test.lin.accountId, 'full', mailboxId);
    await share(test.chen.accountId, 'read', mailboxId);
    expect((await end('person', test.lin.accountId, mailboxId)).body).toMatchObject({ params: { reason: 'last-full-member' } });
    expect((await end('person', test.chen.accountId, mailboxId)).status).toBe(200);
  });
});
