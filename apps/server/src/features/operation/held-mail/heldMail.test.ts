import { randomUUID } from 'node:crypto';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { type Draft, draftSchema, emptyDraft } from '@jinshu/api';
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { encode } from 'zod/mini';
import { type InboundServer, startSmtpServer } from '../../../mail/inbound/index.ts';
import { type MailChecker, startClamd, startRspamd, whyNo } from '../../../testing/mailCheckers.ts';
import { type MailboxToOutside, openMailboxToOutside } from '../../../testing/openMailbox.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const spamText = ['XJS*C4JDBQADN1.NSBN3*2IDNEN', '*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X'].join('');
const virusFile = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** A server that speaks as rspamd does. */
let answerSpam: () => { status: number; body: string } = () => ({ status: 200, body: '{}' });
let asked: { url: string; headers: http.IncomingHttpHeaders }[] = [];
const spamChecker = http.createServer(async (request, response) => {
  for await (const _chunk of request);
  asked.push({ url: request.url ?? '', headers: request.headers });
  const { status, body } = answerSpam();
  response.writeHead(status).end(body);
});
const verdict = (action: string, score: number) => () => ({ status: 200, body: JSON.stringify({ action, score, required_score: 15 }) });

/** A server that speaks as clamd does, over TCP. */
const virusChecker = net.createServer((socket) => {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => {
    chunks.push(chunk);
    const all = Buffer.concat(chunks);
    if (!all.subarray(-4).equals(Buffer.alloc(4))) return;
    socket.end(all.includes('a-bad-program') ? 'stream: Bad.Program FOUND\0' : 'stream: OK\0');
  });
});

let test: MailboxToOutside;
let admin: Operator;
let door: InboundServer;
const listen = (server: net.Server) =>
  new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));
let spamAddress = '';
let virusAddress = '';
beforeAll(async () => {
  spamAddress = `http://127.0.0.1:${await listen(spamChecker)}/`;
  virusAddress = `127.0.0.1:${await listen(virusChecker)}`;
  test = await openMailboxToOutside();
  admin = await openOperator(test, 'super');
  door = await startSmtpServer(test.deps);
});
beforeEach(async () => {
  await test.deps.db.deleteFrom('held_mail').execute();
  answerSpam = verdict('no action', 0);
  asked = [];
  await set({ spam_address: '', virus_address: '' });
});
afterAll(async () => {
  await door.stop();
  await test.close();
  for (const server of [spamChecker, virusChecker]) await new Promise((resolve) => server.close(resolve));
});

async function set(given: object) {
  const { version } = (await admin.ask('GET', 'mail-check/')).body as unknown as { version: number };
  return admin.ask('PUT', 'mail-check/', { spam_address: '', virus_address: '', when_down: 'take', version, ...given });
}
let serial = 0;
async function arrive(text: string, file?: string): Promise<string> {
  serial += 1;
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: door.port, ignoreTLS: true });
  const mail = {
    from: 'wang@partner.example',
    to: test.lin.address,
    subject: `来信 ${serial}`,
    text,
    ...(file !== undefined && { attachments: [{ filename: 'file.com', content: file }] }),
  };
  return transport.sendMail(mail).then(
    ({ response }) => response,
    ({ response }: { response: string }) => response,
  );
}
/** Hands over the same bytes again, as a client does that got no answer. */
async function arriveAgain(raw: string): Promise<string> {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: door.port, ignoreTLS: true });
  return (await transport.sendMail({ envelope: { from: 'wang@partner.example', to: test.lin.address }, raw })).response;
}
async function send(to: string, text: string): Promise<string> {
  serial += 1;
  const draft: Draft = {
    ...emptyDraft(randomUUID(), { address: test.lin.address, name: '' }),
    to: [{ address: to, name: '' }],
    subject: `去信 ${serial}`,
    isHtml: false,
    text,
  };
  return (await test.lin.post('/mail/message/sent/', { ...(encode(draftSchema, draft) as object), action: 'sent' })).body.message_id;
}
const fateOf = async (messageId: string) =>
  ((await test.lin.get(`/mail/message/status/?message_id=${encodeURIComponent(messageId)}`)).body.results ?? []).map(
    ({ status }: { status: string }) => status,
  );
const folder = async (name: string, who = test.lin) =>
  ((await who.get(`/mail/message/?folder=${name}&limit=50&offset=0`)).body.results as { subject: string }[]).map(({ subject }) => subject);
interface Row {
  id: number;
  rule: string;
  detail: string;
  sender: string;
  recipients: string[];
  subject: string;
  is_leaving: boolean;
}
const held = async () => (await admin.ask('GET', 'held-mail/?page=1&page_size=20')).body as unknown as { count: number; results: Row[] };
const decide = async (what: 'release' | 'delete') =>
  admin.ask('POST', `held-mail/${what}/`, { ids: (await held()).results.map(({ id }) => id) });

describe('mail that a rule holds back', () => {
  it('BAK-99 lists what arrives and is held back with rule, sender, recipient and subject, without its text; a release delivers it', async () => {
    expect(await arrive(`secret words\r\n${spamText}`)).toMatch(/^250/);
    const { count, results } = await held();
    expect([count, results]).toMatchObject([
      1,
      [{ rule: 'test', sender: 'wang@partner.example', recipients: [test.lin.address], subject: `来信 ${serial}`, is_leaving: false }],
    ]);
    expect(JSON.stringify(results)).not.toContain('secret words');
    expect([...(await folder('INBOX')), ...(await folder('Spam'))]).not.toContain(`来信 ${serial}`);
    expect((await decide('release')).body).toEqual({ count: 1 });
    expect(await folder('INBOX')).toContain(`来信 ${serial}`);
    expect((await held()).count).toBe(0);
    expect((await admin.ask('POST', 'held-mail/release/', { ids: [results[0]?.id] })).body).toEqual({ count: 0 });
    const records = await test.deps.db.selectFrom('operation_record').selectAll().where('action', '=', 'releaseHeldMail').execute();
    expect(records).toMatchObject([{ target_kind: 'held-mail', target_name: `来信 ${serial}` }]);
  });

  it('BAK-99 SND-59 holds once what a client hands over again after a lost answer, also after the release', async () => {
    const raw = `From: wang@partner.example\r\nSubject: twice\r\n\r\n${spamText}\r\n`;
    for (const _time of [1, 2]) expect(await arriveAgain(raw)).toMatch(/^250/);
    expect((await held()).count).toBe(1);
    await decide('release');
    expect(await arriveAgain(raw)).toMatch(/^250/);
    expect([(await held()).count, (await folder('INBOX')).filter((subject) => subject === 'twice')]).toEqual([0, ['twice']]);
  });

  it('BAK-99 SND-61 sets sequester for what leaves, deliver by a release and deliver_fail by a deletion', async () => {
    const inside = await send(test.chen.address, spamText);
    await vi.waitFor(async () => expect(await fateOf(inside)).toEqual(['sequester']), 20_000);
    expect(await folder('INBOX', test.chen)).not.toContain(`去信 ${serial}`);
    expect((await held()).results).toMatchObject([{ is_leaving: true, sender: test.lin.address, recipients: [test.chen.address] }]);
    await decide('release');
    await vi.waitFor(async () => expect(await fateOf(inside)).toEqual(['deliver']), 20_000);
    expect(await folder('INBOX', test.chen)).toContain(`去信 ${serial}`);
    expect((await held()).count).toBe(0);

    const outside = await send('friend@partner.example', spamText);
    await vi.waitFor(async () => expect(await fateOf(outside)).toEqual(['sequester']), 20_000);
    await decide('delete');
    expect(await fateOf(outside)).toEqual(['deliver_fail']);
    const other = await send('friend@partner.example', spamText);
    await vi.waitFor(async () => expect(await fateOf(other)).toEqual(['sequester']), 20_000);
    await decide('release');
    await vi.waitFor(async () => expect(await fateOf(other)).toEqual(['deliver']), 20_000);
    expect((await test.sink.waitFor(1))[0]?.recipients).toEqual(['friend@partner.example']);
  });
});

describe('checkers of mail', () => {
  it('BAK-99 SND-61 asks the spam checker before 250, and follows its answer; a change needs no restart', async () => {
    expect(await set({ spam_address: spamAddress })).toMatchObject({ status: 200, body: { spam_address: spamAddress } });
    expect(await arrive('hello')).toMatch(/^250/);
    expect(asked[0]).toMatchObject({
      url: '/checkv2',
      headers: { from: 'wang@partner.example', rcpt: test.lin.address, ip: '127.0.0.1' },
    });
    expect(await folder('INBOX')).toContain(`来信 ${serial}`);
    answerSpam = verdict('add header', 8);
    await arrive('cheap watches');
    expect(await folder('Spam')).toContain(`来信 ${serial}`);
    answerSpam = verdict('reject', 21.5);
    await arrive('cheap watches again');
    expect((await held()).results).toMatchObject([{ rule: 'spam', detail: '21.5', subject: `来信 ${serial}` }]);
    const leaving = await send('friend@partner.example', 'cheap watches');
    await vi.waitFor(async () => expect(await fateOf(leaving)).toEqual(['sequester']), 20_000);
  });

  it('BAK-99 asks the virus checker over TCP about each part', async () => {
    await set({ virus_address: virusAddress });
    await arrive('clean');
    expect((await held()).count).toBe(0);
    await arrive('a-bad-program');
    expect((await held()).results).toMatchObject([{ rule: 'virus', detail: 'Bad.Program' }]);
    expect((await decide('delete')).body).toEqual({ count: 1 });
    expect([...(await folder('INBOX')), ...(await folder('Spam'))]).not.toContain(`来信 ${serial}`);
  });

  it.each([
    ['an error', () => ({ status: 500, body: '' })],
    ['something else', () => ({ status: 200, body: '[]' })],
  ])('BAK-99 takes mail, or lets it wait, while a checker answers %s', async (_name, broken) => {
    answerSpam = broken;
    await set({ spam_address: spamAddress });
    expect(await arrive('hello')).toMatch(/^250/);
    await set({ spam_address: spamAddress, when_down: 'wait' });
    expect(await arrive('hello')).toBe('451 4.7.1 The mail cannot be checked now, please try again later');
    const leaving = await send(test.chen.address, 'hello');
    await vi.waitFor(async () => {
      const { status_info } = await test.deps.db
        .selectFrom('delivery')
        .select('status_info')
        .orderBy('updated_at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      expect(status_info).toBe('checker-down');
    }, 20_000);
    expect(await fateOf(leaving)).toEqual(['undeliver']);
  });

  it('BAK-99 lets mail wait while no checker is there, and refuses addresses that are none', async () => {
    await set({ virus_address: '127.0.0.1:1', when_down: 'wait' });
    expect(await arrive('hello')).toMatch(/^451/);
    for (const address of ['x', 'host:0', '/tmp/a b', 'http://x:1'])
      expect(await set({ virus_address: address })).toMatchObject({ status: 400, body: { virus_address: ['host-invalid'] } });
    expect(await set({ spam_address: 'ftp://x/' })).toMatchObject({ status: 400, body: { spam_address: ['gateway-address-invalid'] } });
  });
});

const noClamd = whyNo('clamd');
describe.skipIf(noClamd !== null)(`the real clamd${noClamd ? `: ${noClamd}` : ''}`, () => {
  let checker: MailChecker;
  beforeAll(async () => {
    checker = await startClamd();
  });
  afterAll(() => checker.stop());

  it('BAK-99 SND-61 holds the test file of EICAR back, over a socket', async () => {
    await set({ virus_address: checker.address });
    expect(await arrive('see the file', 'harmless')).toMatch(/^250/);
    expect((await held()).count).toBe(0);
    expect(await arrive('see the file', virusFile)).toMatch(/^250/);
    expect((await held()).results).toMatchObject([{ rule: 'virus', detail: expect.stringContaining('Eicar') }]);
    expect(await folder('INBOX')).not.toContain(`来信 ${serial}`);
  });
});

const noRspamd = whyNo('rspamd');
describe.skipIf(noRspamd !== null)(`the real rspamd${noRspamd ? `: ${noRspamd}` : ''}`, () => {
  let checker: MailChecker;
  beforeAll(async () => {
    checker = await startRspamd();
  });
  afterAll(() => checker.stop());

  it('BAK-99 SND-61 takes what rspamd takes, and holds what it rejects', async () => {
    await set({ spam_address: checker.address, when_down: 'wait' });
    expect(await arrive('Dear colleague, see you on Monday.')).toMatch(/^250/);
    expect((await held()).count).toBe(0);
    // Encoded, only a program that decodes mail finds the test text.
    expect(await arrive(`${'请看'.repeat(60)}\r\n${spamText}`)).toMatch(/^250/);
    expect((await held()).results).toMatchObject([{ rule: 'spam' }]);
  });
});
