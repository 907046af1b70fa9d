import nodemailer from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InboundServer, startSmtpServer } from '../../../mail/inbound/smtpServer.ts';
import { type OpenMailbox, openMailbox } from '../../../testing/openMailbox.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';

describe('senders of the whole organization', () => {
  let test: OpenMailbox;
  let admin: Operator;
  let server: InboundServer;
  beforeAll(async () => {
    test = await openMailbox();
    admin = await openOperator(test, 'super');
    server = await startSmtpServer(test.deps);
  });
  afterAll(async () => {
    await server.stop();
    await test.close();
  });

  const set = (pattern: string, action: string, note = '') => admin.ask('PUT', 'sender/', { pattern, action, note });
  const remove = (pattern: string) => admin.ask('POST', 'sender/remove/', { pattern });
  const list = async (keyword = '') =>
    (await admin.ask('GET', `sender/?page=1&page_size=20&keyword=${keyword}`)).body as unknown as { count: number; results: object[] };
  const send = async (envelope: string, author = envelope) => {
    const transport = nodemailer.createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true });
    const mail = { envelope: { from: envelope, to: test.lin.address }, from: author, to: test.lin.address, subject: author, text: 'x' };
    return transport.sendMail(mail).then(
      () => 'taken',
      ({ response }: { response?: string }) => response,
    );
  };
  const subjectsIn = async (folder: string) =>
    ((await test.lin.get(`/mail/message/?folder=${folder}&limit=50&offset=0`)).body.results as { subject: string }[]).map(
      ({ subject }) => subject,
    );
  const refusal = '550 5.7.1 Mail of this sender is refused';

  it('BAK-98 refuses mail by the sender in the envelope and in the header, of an address and of a domain', async () => {
    await set('bad@partner.example', 'refuse', 'Phishing');
    await set('Spam.example', 'refuse');
    expect(await send('bad@partner.example')).toBe(refusal);
    expect(await send('good@partner.example')).toBe('taken');
    expect(await send('x@other.example', 'Friend <any@spam.example>')).toBe(refusal);
    expect(await list('phish')).toMatchObject({ count: 1, results: [{ pattern: 'bad@partner.example', action: 'refuse' }] });
  });

  it('BAK-98 an address that is accepted goes before its domain', async () => {
    await set('boss@spam.example', 'accept');
    expect(await send('boss@spam.example')).toBe('taken');
    expect(await send('other@spam.example')).toBe(refusal);
  });

  it('BAK-98 a person’s own lists are consulted after these', async () => {
    const own = (pattern: string, action: 'white' | 'black') =>
      test.deps.db.insertInto('sender_rule').values({ mailbox_id: test.lin.mailboxId, pattern, action }).execute();
    await own('boss@spam.example', 'black');
    await own('other@spam.example', 'white');
    await own('unknown@third.example', 'black');
    expect(await send('boss@spam.example', 'Again <boss@spam.example>')).toBe('taken');
    expect(await subjectsIn('INBOX')).toContain('Again <boss@spam.example>');
    expect(await send('other@spam.example')).toBe(refusal);
    await send('unknown@third.example');
    expect(await subjectsIn('INBOX')).not.toContain('unknown@third.example');
  });

  it('BAK-98 removes a rule, and refuses what is no sender', async () => {
    expect(await remove('@spam.example')).toMatchObject({ status: 200 });
    expect(await send('other@spam.example')).toBe('taken');
    expect(await remove('@spam.example')).toMatchObject({ status: 404 });
    for (const pattern of ['a b', '@a@b.example', 'x@', '@'])
      expect([pattern, await set(pattern, 'refuse')]).toMatchObject([pattern, { body: { params: { reason: 'sender-invalid' } } }]);
    const records = await test.deps.db.selectFrom('operation_record').selectAll().where('target_id', '=', 'sender @spam.example').execute();
    expect(records.map(({ action, changes }) => [action, changes])).toEqual([
      [
        'setOrganisationSender',
        [
          { field: 'action', before: null, after: 'refuse' },
          { field: 'note', before: null, after: '' },
        ],
      ],
      ['removeOrganisationSender', [{ field: 'action', before: 'refuse', after: null }]],
    ]);
  });
});
