import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRaw } from '../../../mail/content/content.repository.ts';
import { deliver } from '../../../mail/inbound/deliver.ts';
import { findRecipients } from '../../../mail/recipient/index.ts';
import { openSendingMailbox, type SendingMailbox } from '../../../testing/openMailbox.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { act, arrivedRow, makeForm, rowsOf } from '../../../testing/sendForm.ts';
import { makeList } from '../../../testing/testList.ts';
import { findWho } from '../../login/index.ts';

const also = 'lin@jinshu.example';

describe('addresses of a person', () => {
  let test: SendingMailbox;
  let admin: Operator;
  const path = () => `person/${test.lin.accountId}/address/`;
  beforeAll(async () => {
    test = await openSendingMailbox();
    admin = await openOperator(test, 'super');
  });
  afterAll(() => test.close());
  const sendersOf = async () =>
    ((await test.lin.get('/mail/message/more-get/')).body.mfroms as { address: string }[]).map(({ address }) => address);
  const ask = async (body: object, at = path()) => admin.ask('POST', at, body);
  const recorded = async () =>
    (
      await test.deps.db
        .selectFrom('operation_record')
        .selectAll()
        .where('target_id', '=', String(test.lin.accountId))
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    ).changes;

  it('BAK-32 delivers mail to further addresses to the same mailbox', async () => {
    expect(await ask({ username: 'lin', is_sender: false })).toMatchObject({
      status: 200,
      body: { main: test.lin.address, further: [{ address: also, is_sender: false }] },
    });
    expect(await recorded()).toEqual([{ field: 'address', before: null, after: also }]);
    const raw = Buffer.from(`From: a@partner.example\r\nTo: ${also}\r\nSubject: Further\r\n\r\nHello\r\n`);
    await deliver(test.deps, { raw, mailFrom: 'a@partner.example', recipients: [also] });
    await act(test.chen, 'sent', makeForm(test.chen, [{ address: also, name: '' }], { subject: 'From inside' }));
    await arrivedRow(test.lin, 'From inside');
    expect((await rowsOf(test.lin, 'INBOX')).map(({ subject }) => subject)).toContain('Further');
  });

  it('BAK-32 offers those marked as sender to write from, and no others', async () => {
    expect(await sendersOf()).toEqual([test.lin.address]);
    const from = { address: also, name: '' };
    const form = () => makeForm(test.lin, [{ address: test.chen.address, name: '' }], { sender: from, subject: 'By another name' });
    expect((await act(test.lin, 'sent', form())).body).toMatchObject({ code: 'sender-not-yours' });
    await ask({ username: also, is_sender: true }, `${path()}set/`);
    expect(await recorded()).toEqual([{ field: `isSender ${also}`, before: false, after: true }]);
    expect(await sendersOf()).toEqual([test.lin.address, also]);
    expect((await act(test.lin, 'sent', form())).status).toBe(200);
    const row = await arrivedRow(test.chen, 'By another name');
    const { body } = await test.chen.get(`/mail/message/${row.uid}/?folder=INBOX`);
    expect(body).toMatchObject({ mfrom: { address: also } });
    const { content_id } = await test.deps.db
      .selectFrom('submission')
      .select('content_id')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(String(await readRaw(test.deps.db, test.deps.blobs, content_id as number))).not.toMatch(/^Sender:/im);
  });

  it('BAK-33 gives an address to one thing only', async () => {
    await makeList(test.deps, { address: 'team@jinshu.example' });
    const taken = { status: 400, body: { params: { reason: 'address-taken' }, username: ['address-taken'] } };
    for (const username of [also, test.chen.address, 'team@jinshu.example', 'everyone@jinshu.example'])
      expect([username, await ask({ username, is_sender: false })]).toMatchObject([username, taken]);
    const person = { username: also, realname: 'Other', change_password: false };
    expect(await admin.ask('POST', 'person/', person)).toMatchObject(taken);
    expect(await ask({ username: 'x@partner.example', is_sender: false })).toMatchObject({
      body: { params: { reason: 'domain-unknown' } },
    });
  });

  it('BAK-32 replaces the main address: the former one stays a further one, and the person logs in with either', async () => {
    const former = test.lin.address;
    expect(await ask({ username: also, is_main: true }, `${path()}set/`)).toMatchObject({
      status: 200,
      body: { main: also, further: [{ address: former, is_sender: true }] },
    });
    expect(await recorded()).toEqual([{ field: 'address', before: former, after: also }]);
    expect(await sendersOf()).toEqual([also, former]);
    const { account } = await findWho(test.deps, former);
    expect([account?.id, account?.address]).toEqual([test.lin.accountId, also]);
    expect((await findWho(test.deps, 'lin')).account?.id).toBe(test.lin.accountId);
    expect((await admin.ask('GET', 'person/?page=1&page_size=20&keyword=lin@')).body).toMatchObject({ results: [{ username: also }] });
  });

  it('BAK-32 takes a further address away; mail to it is refused from then on', async () => {
    expect(await ask({ username: 'lin.yue@jinshu.example' }, `${path()}remove/`)).toMatchObject({ body: { further: [] } });
    expect(await findRecipients(test.deps.db, ['lin.yue@jinshu.example'])).toMatchObject([{ mailboxIds: [] }]);
    expect(await ask({ username: 'lin.yue@jinshu.example' }, `${path()}remove/`)).toMatchObject({ status: 404 });
    expect(await ask({ username: also }, `${path()}remove/`)).toMatchObject({ status: 404 });
  });
});
