import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Draft } from '@jinshu/api';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRaw } from '../../mail/content/content.repository.ts';
import { ServerRefusal } from '../../mail/foreign-server/ForeignServer.ts';
import { DomainPace } from '../../mail/outbox/DomainPace.ts';
import { dispatchSubmission } from '../../mail/outbox/dispatchSubmission.ts';
import { openRelay, type RelayTransport } from '../../mail/outbox/relay.ts';
import { tellProxyFailure } from '../../mail/outbox/tellProxyFailure.ts';
import { selectSmtpProxies } from '../../mail/smtp-proxy/index.ts';
import { claimDue } from '../../mail/submission/submission.repository.ts';
import { setPolicies } from '../../platform/policy/setPolicy.ts';
import { makeAccount, makeSharedMailbox } from '../../testing/factories.ts';
import { makeCertificate, type TestCertificate } from '../../testing/makeCertificate.ts';
import { type OpenMailbox, openMailbox, type Person } from '../../testing/openMailbox.ts';
import { makeSigningKey } from '../../testing/senderDomain.ts';
import { act, keepSessions, makeForm, openRow, rowsOf } from '../../testing/sendForm.ts';
import { setOwnPolicies } from '../../testing/setOwnPolicies.ts';
import { type SmtpSink, startSmtpSink } from '../../testing/smtpSink.ts';
import { insertReviewRule } from '../review/reviewRule.repository.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const minute = 60_000;
const password = 'App-pass 1';
const address = 'lin@elsewhere.example';
let directory: string;
let certificate: TestCertificate;
let test: OpenMailbox;
let lin: Person;
/** The server of the other mail system, and the one that the organization's relay hands mail to. */
let proxy: SmtpSink;
let outside: SmtpSink;
let relay: RelayTransport;
let clock = 0;

const now = () => new Date(Date.now() + clock);

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'jinshu-proxy-'));
  certificate = makeCertificate(directory);
  proxy = await startSmtpSink({ certificate, login: { user: 'lin', password } });
  outside = await startSmtpSink();
  const signing = await makeSigningKey('jinshu.example');
  test = await openMailbox({
    env: {
      JINSHU_TRUSTED_CA: certificate.ca,
      JINSHU_SMTP_RELAY: `smtp://127.0.0.1:${outside.port}`,
      ...signing.env,
    },
    now,
  });
  relay = openRelay(test.deps.config) as RelayTransport;
});
afterAll(async () => {
  relay.close();
  await proxy.stop();
  await outside.stop();
  await test.close();
  await rm(directory, { recursive: true, force: true });
});
beforeEach(async () => {
  clock = 0;
  await setPolicies(test.deps.db, { of: 'organisation' }, { foreign_internal: true });
  lin = await test.enter(await makeAccount(test.deps, { name: '林月', language: 'en' }));
  await keepSessions(test);
});
afterEach(() => {
  proxy.setPassword(password);
  proxy.answerRecipient(() => null);
  proxy.mails.length = 0;
  outside.mails.length = 0;
});

const form = (more: object = {}) => ({
  server: 'localhost',
  port: proxy.port,
  ssl: true,
  auth: true,
  account: 'lin',
  email: address,
  password,
  ...more,
});
const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url = '', payload?: object, { headers } = lin) => {
  const response = await test.app.inject({
    method,
    url: `/api/setting/transefers/${url}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
};
const add = async (more: object = {}) => {
  const { status, body } = await ask('POST', '', form(more));
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
};
const send = (to: readonly string[], more: Partial<Draft> = {}, who = lin) =>
  act(
    who,
    'sent',
    makeForm(
      who,
      to.map((one) => ({ address: one, name: '' })),
      { sender: { address, name: '' }, ...more },
    ),
  );
/** Lets the outbox look once: everything that is due then has been tried when this answers. */
async function look(afterMinutes = 0): Promise<void> {
  clock += afterMinutes * minute;
  const due = await claimDue(test.deps.db, { at: now(), leaseUntil: new Date(now().getTime() + minute), limit: 50 });
  for (const submission of due) await dispatchSubmission(test.deps, relay, submission);
}
/** Status, info and whole minutes until the next attempt, by recipient. */
async function fates(who: Person = lin): Promise<Record<string, [status: string, info: string | null, inMinutes: number | null]>> {
  const rows = await test.deps.db.selectFrom('delivery').selectAll().where('mailbox_id', '=', who.mailboxId).execute();
  return Object.fromEntries(
    rows.map(({ recipient, status, status_info, next_attempt_at }) => [
      recipient,
      [status, status_info, next_attempt_at && Math.round((next_attempt_at.getTime() - now().getTime()) / minute)],
    ]),
  );
}
const took = expect.stringMatching(/^250/);
/** Subjects and texts of the notices in an Inbox. */
async function notices(who = lin) {
  const rows = await test.deps.db.selectFrom('message').select(['content_id', 'subject']).where('mailbox_id', '=', who.mailboxId).execute();
  return Promise.all(
    rows
      .filter(({ subject }) => /SMTP|Undelivered/.test(subject))
      .map(
        async ({ subject, content_id }) => `${subject} ${(await readRaw(test.deps.db, test.deps.blobs, content_id as number))?.toString()}`,
      ),
  );
}

describe('SMTP proxies of a person', () => {
  it('SET-02 SET-03 SET-97 SET-98 SET-99 are verified, kept without showing their password, changed, switched and deleted', async () => {
    const made = await ask('POST', '', form());
    const { password: _, ...shown } = form();
    const row = { ...shown, id: expect.any(Number), is_active: true, status_info: '', failed_at: null };
    expect(made).toEqual({ status: 200, body: row });
    const { id } = made.body;
    expect((await ask('GET')).body).toEqual({ count: 1, results: [row] });
    expect((await ask('GET', `${id}/`)).body).toEqual(row);
    const [stored] = await selectSmtpProxies(test.deps.db, lin.accountId);
    expect(stored?.sealedPassword?.includes(password)).toBe(false);
    expect((await ask('PUT', `${id}/`, form({ email: 'Lin@second.example', password: '' }))).body.email).toBe('lin@second.example');
    expect((await ask('POST', 'disable/', { ids: [id] })).body).toEqual({ count: 1 });
    expect((await ask('GET', `${id}/`)).body.is_active).toBe(false);
    expect((await ask('POST', 'enable/', { ids: [id] })).body).toEqual({ count: 1 });
    const others = await test.enter(await makeAccount(test.deps));
    for (const [method, url, body] of [
      ['GET', `${id}/`],
      ['PUT', `${id}/`, form()],
      ['DELETE', `${id}/`],
      ['POST', 'verify/', form({ id, password: '' })],
    ] as const)
      expect((await ask(method, url, body, others)).status, `${method} ${url}`).toBe(404);
    expect((await ask('POST', 'bdel/', { ids: [id] }, others)).body).toEqual({ count: 0 });
    expect((await ask('DELETE', `${id}/`)).status).toBe(200);
    await add();
    expect((await ask('POST', 'clear/')).body).toEqual({ count: 1 });
    expect(await test.journal(lin.mailboxId)).toContainEqual({
      type: 'settings-list.changed',
      payload: expect.objectContaining({ resource: 'transefers' }),
    });
  });

  it('SET-99 asks the server before storing, and names what it refused', async () => {
    const strange = await startSmtpSink({ hasTls: true });
    const silent = net.createServer().listen(0, '127.0.0.1');
    const refused = async (more: object) => {
      const { status, body } = await ask('POST', '', form(more));
      return [status, body.code, body.params?.reason];
    };
    const plain = { server: '127.0.0.1', ssl: false };
    expect(await refused({ password: 'wrong' })).toEqual([400, 'server-refused', 'login']);
    expect(await refused({ server: '127.0.0.1' })).toEqual([400, 'server-refused', 'untrusted']);
    expect(await refused({ ...plain, port: strange.port })).toEqual([400, 'server-refused', 'untrusted']);
    expect(await refused({ ...plain, port: outside.port })).toEqual([400, 'server-refused', 'login']);
    expect(await refused({ port: outside.port })).toEqual([400, 'server-refused', 'no-encryption']);
    expect(await refused({ ...plain, port: 1 })).toEqual([400, 'server-refused', 'unreachable']);
    const before = performance.now();
    expect(await refused({ ...plain, port: (silent.address() as AddressInfo).port })).toEqual([400, 'server-refused', 'too-slow']);
    expect(performance.now() - before).toBeLessThan(12_000);
    expect((await ask('GET')).body.count).toBe(0);
    expect((await ask('POST', 'verify/', { ...form(), id: null })).body).toEqual({ msg: 'ok' });
    expect((await ask('GET')).body.count).toBe(0);
    await strange.stop();
    silent.close();
  });

  it('SET-99 verifies by STARTTLS, and without a login where the server asks for none', async () => {
    const starting = await startSmtpSink({ hasTls: true, certificate, login: { user: 'lin', password } });
    expect((await ask('POST', '', form({ port: starting.port, ssl: false }))).status).toBe(200);
    const open = { port: outside.port, ssl: false, auth: false, account: '', password: '', email: 'second@elsewhere.example' };
    expect((await ask('POST', '', form(open))).body).toMatchObject({ auth: false, account: '' });
    await starting.stop();
  });

  it('SET-98 refuses what makes no account, at its field', async () => {
    await add();
    const refused = async (more: object, who = lin) => {
      const { body } = await ask('POST', '', form(more), who);
      return [body.code, Object.keys(body).filter((key) => key in form())];
    };
    expect(await refused({ email: 'nobody' })).toEqual(['email-format', ['email']]);
    expect(await refused({ email: '', account: 'lin' })).toEqual(['email-format', ['email']]);
    expect(await refused({ email: 'boss@jinshu.example' })).toEqual(['sender-not-yours', []]);
    expect(await refused({ email: address.toUpperCase() })).toEqual(['invalid-input', ['email']]);
    expect(await refused({ email: 'other@elsewhere.example', password: '' })).toEqual(['invalid-input', ['password']]);
    expect(await refused({ email: 'other@elsewhere.example', account: '' })).toEqual(['invalid-input', ['account']]);
    for (const more of [{ port: 0 }, { port: 70_000 }, { server: '' }, { server: 'smtp x' }, { password: 'a\r\nQUIT' }])
      expect((await refused(more))[0], JSON.stringify(more)).toBe('invalid-input');
    // The stored password goes only to the server that it was given for.
    const { id } = (await ask('GET')).body.results[0];
    expect((await ask('PUT', `${id}/`, form({ port: outside.port, ssl: false, password: '' }))).body).toHaveProperty('password');
    // Two windows that add the same address store it once.
    const both = await Promise.all([1, 2].map(() => ask('POST', '', form({ email: 'both@elsewhere.example' }))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('SET-99 BAK-82 keeps out of the own network, and is refused and not offered while the organization allows none', async () => {
    await add();
    await setPolicies(test.deps.db, { of: 'organisation' }, { foreign_internal: false });
    expect((await ask('POST', 'verify/', { ...form({ email: 'b@elsewhere.example' }), id: null })).body.params).toMatchObject({
      reason: 'internal',
    });
    await setOwnPolicies(test.deps.db, lin.accountId, { is_smtp_proxy: false });
    expect((await ask('POST', '', form({ email: 'b@elsewhere.example' }))).body.code).toBe('forbidden');
    expect((await lin.get('/mail/message/more-get/')).body.mfroms).toHaveLength(1);
    expect((await send(['zhou@partner.example'])).body.code).toBe('sender-not-yours');
  });

  it('SET-98 fills in the server of a known provider', async () => {
    expect((await ask('GET', 'default/?email=lin@qq.com')).body.results).toEqual([
      { name: 'QQ', server: 'smtp.qq.com', port: 465, ssl: true },
    ]);
    expect((await ask('GET', 'default/?email=lin@me.com')).body.results[0]).toMatchObject({ port: 587, ssl: false });
    expect((await ask('GET', 'default/?email=lin@unknown.example')).body.results).toEqual([]);
  });
});

describe('mail of a proxied address', () => {
  it('CMP-03 CMP-54 is offered after the own addresses while the proxy is on', async () => {
    const { id } = await add();
    const mfroms = async () => (await lin.get('/mail/message/more-get/')).body.mfroms;
    expect(await mfroms()).toEqual([
      { address: lin.address, name: '林月' },
      { address, name: '林月' },
    ]);
    await ask('POST', 'disable/', { ids: [id] });
    expect(await mfroms()).toHaveLength(1);
  });

  it('SET-97 SET-101 leaves through that server, from that address and unsigned, and colleagues get it directly', async () => {
    await add();
    const chen = await test.enter(await makeAccount(test.deps, { name: '陈伟' }));
    expect((await send(['zhou@partner.example', chen.address], { subject: '代发' })).status).toBe(200);
    await look();
    expect(await fates()).toEqual({ 'zhou@partner.example': ['proxy', took, null], [chen.address]: ['delivered', '', null] });
    const [mail] = proxy.mails;
    expect(proxy.mails).toMatchObject([{ mailFrom: address, recipients: ['zhou@partner.example'], user: 'lin' }]);
    const head = mail?.raw.toString().split('\r\n\r\n')[0] ?? '';
    expect(head).toMatch(/^From: .*<lin@elsewhere\.example>/m);
    expect(head).not.toMatch(/DKIM-Signature|^Sender:/im);
    expect(head).not.toContain(lin.address);
    expect(outside.mails).toEqual([]);
    // Inside, the return path says who it is from.
    const [arrived] = await rowsOf(chen, 'INBOX');
    const opened = (await openRow(chen, { uid: arrived?.uid ?? 0 })).body;
    expect([opened.mfrom.address, opened.attrs.return_path, opened.attrs.is_return_path]).toEqual([address, lin.address, true]);
    const [sent] = await rowsOf(lin, 'Sent');
    expect(sent).toMatchObject({ subject: '代发', mfrom: { address } });
    const messageId = (await openRow(lin, { uid: sent?.uid ?? 0 }, { folder: 'Sent' })).body.message_id;
    const status = (await lin.get(`/mail/message/status/?message_id=${encodeURIComponent(messageId)}`)).body.results;
    expect(status).toMatchObject([
      { recipient: chen.address, status: 'readed' },
      { recipient: 'zhou@partner.example', status: 'proxy', is_red: false, is_zhaohui: false },
    ]);
  });

  it('CMP-61 is refused with 403 from an address that is not among the account’s, and nothing is sent or stored', async () => {
    const shared = await makeSharedMailbox(test.deps, `team-${randomUUID()}@jinshu.example`);
    const chen = await test.enter(await makeAccount(test.deps));
    await add();
    const row = await test.deps.db.selectFrom('mailbox').select('address').where('id', '=', shared).executeTakeFirstOrThrow();
    for (const [who, from] of [
      [chen, address],
      [lin, chen.address],
      [lin, row.address],
      [lin, 'stranger@elsewhere.example'],
    ] as const) {
      const { status, body } = await send(['zhou@partner.example'], { sender: { address: from, name: '' } }, who);
      expect([status, body.code], from).toEqual([403, 'sender-not-yours']);
      expect(await fates(who)).toEqual({});
      expect(await rowsOf(who, 'Sent')).toEqual([]);
    }
    await look();
    expect([...proxy.mails, ...outside.mails]).toEqual([]);
  });

  it('SET-97 SND-51 waits for its review like other mail', async () => {
    await add();
    const { db } = test.deps;
    const reviewer = await makeAccount(test.deps);
    const rule = { reason: 'leaves', isOutside: true, accountId: lin.accountId, reviewerIds: [reviewer.accountId] };
    await db.transaction().execute((tx) => insertReviewRule(tx, rule));
    expect((await send(['zhou@partner.example'], { subject: 'held' })).body.in_review).toBe(true);
    await look();
    expect([await fates(), proxy.mails]).toEqual([{ 'zhou@partner.example': ['in-review', '', null] }, []]);
  });

  it('SET-97 leads people outside to the page of a sealed message through the proxy', async () => {
    await add();
    await send(['zhou@partner.example'], { hasPassword: true, password: 'a1B2c3', html: '<p>top secret</p>' });
    await look();
    expect(await fates()).toEqual({ 'zhou@partner.example': ['proxy', took, null] });
    const raw = proxy.mails[0]?.raw.toString() ?? '';
    expect(raw).toContain('/letter/');
    expect(raw).not.toContain('top secret');
  });

  it('SET-97 waits with a status while the proxy is off, is sent when it is on again, and fails for good when it is deleted', async () => {
    const { id } = await add();
    await send(['zhou@partner.example']);
    await ask('POST', 'disable/', { ids: [id] });
    await look();
    expect(await fates()).toEqual({ 'zhou@partner.example': ['queued', 'smtp-proxy-off', 1] });
    for (const [minutes, again] of [
      [1, 5],
      [5, 15],
    ] as const) {
      await look(minutes);
      expect(await fates()).toEqual({ 'zhou@partner.example': ['queued', 'smtp-proxy-off', again] });
    }
    await ask('POST', 'enable/', { ids: [id] });
    await look();
    expect(await fates()).toEqual({ 'zhou@partner.example': ['proxy', took, null] });
    expect(await notices()).toEqual([]);
    await send(['hong@partner.example']);
    await ask('DELETE', `${id}/`);
    await look();
    expect((await fates())['hong@partner.example']).toEqual(['failed', '5.4.4 smtp-proxy-gone', null]);
    expect(await notices()).toEqual([expect.stringContaining('your SMTP account was deleted')]);
    expect(proxy.mails).toHaveLength(1);
    expect(outside.mails).toEqual([]);
  });

  it('SET-97 takes a recipient that the server refuses for failed, and retries one that it puts off', async () => {
    await add();
    proxy.answerRecipient((recipient) =>
      recipient.startsWith('gone')
        ? { status: 550, words: '5.1.1 No such user' }
        : recipient.startsWith('later')
          ? { status: 451, words: '4.7.1 Come back' }
          : null,
    );
    await send(['a@one.example', 'gone@two.example', 'later@three.example', '周红@four.example']);
    await look();
    expect(await fates()).toEqual({
      'a@one.example': ['proxy', took, null],
      'gone@two.example': ['failed', '550 5.1.1 No such user', null],
      'later@three.example': ['queued', '451 4.7.1 Come back', 1],
      '周红@four.example': ['proxy', took, null],
    });
    // The server works: the account gets no notice.
    expect(await notices()).toEqual([expect.stringMatching(/^Undelivered/)]);
    expect((await ask('GET')).body.results[0].status_info).toBe('');
  });
});

describe('a failing proxy', () => {
  it('SET-100 is retried on the schedule of the outbox, and its owner is told at most every two hours', async () => {
    await add();
    proxy.setPassword('changed');
    await send(['zhou@partner.example']);
    const failure = 'smtp-proxy-failed login 535 5.7.8 Authentication failed';
    await look();
    expect(await fates()).toEqual({ 'zhou@partner.example': ['queued', failure, 1] });
    const [notice] = await notices();
    expect(notice).toContain('SMTP account');
    expect(notice).toContain(address);
    expect((await ask('GET')).body.results[0]).toMatchObject({
      status_info: 'login 535 5.7.8 Authentication failed',
      failed_at: expect.any(String),
    });
    for (const minutes of [1, 5, 15, 60]) await look(minutes);
    expect(await notices()).toHaveLength(1);
    expect((await fates())['zhou@partner.example']).toEqual(['queued', failure, 180]);
    // It works again, and fails again within the two hours: the owner isn't told again.
    proxy.setPassword(password);
    await send(['hong@partner.example']);
    await look();
    const state = () => test.deps.db.selectFrom('smtp_proxy').select('failure').where('account_id', '=', lin.accountId).execute();
    expect(await state()).toEqual([{ failure: null }]);
    proxy.setPassword('changed');
    await send(['third@partner.example']);
    await look();
    expect(await state()).toEqual([{ failure: 'login 535 5.7.8 Authentication failed' }]);
    expect(await notices()).toHaveLength(1);
    await look(40);
    expect(await notices()).toHaveLength(2);
  });

  it('SET-100 tells once where several servers find out at the same time', async () => {
    await add();
    const [stored] = await selectSmtpProxies(test.deps.db, lin.accountId);
    if (!stored) throw new Error('nothing was stored');
    await Promise.all(Array.from({ length: 6 }, () => tellProxyFailure(test.deps, stored, new ServerRefusal('unreachable'))));
    expect(await notices()).toHaveLength(1);
    clock += 119 * minute;
    await tellProxyFailure(test.deps, stored, new ServerRefusal('unreachable'));
    expect(await notices()).toHaveLength(1);
    clock += 2 * minute;
    await Promise.all(Array.from({ length: 6 }, () => tellProxyFailure(test.deps, stored, new ServerRefusal('unreachable'))));
    expect(await notices()).toHaveLength(2);
  });

  it('SET-100 gives up after five days, with a bounce', async () => {
    await add();
    proxy.setPassword('changed');
    await send(['zhou@partner.example']);
    await look();
    await sql`UPDATE submission SET created_at = created_at - interval '5 days' WHERE mailbox_id = ${lin.mailboxId}`.execute(test.deps.db);
    await look(1);
    expect((await fates())['zhou@partner.example']?.[1]).toMatch(/^4\.4\.7 expired: smtp-proxy-failed login/);
    expect((await notices()).filter((one) => one.startsWith('Undelivered'))).toEqual([expect.stringContaining('your SMTP account')]);
  });

  it('SET-101 lets two messages at once through one proxy, and does not hold up others', async () => {
    await add();
    const pace = new DomainPace();
    const { id } = (await ask('GET')).body.results[0];
    expect([pace.enter(String(id)), pace.enter(String(id))]).toEqual([true, true]);
    await send(['zhou@partner.example']);
    const [due] = await claimDue(test.deps.db, { at: now(), leaseUntil: new Date(now().getTime() + minute), limit: 50 });
    if (!due) throw new Error('nothing is due');
    await dispatchSubmission(test.deps, relay, due, { proxyPace: pace });
    expect(proxy.mails).toEqual([]);
    pace.leave(String(id));
    await look(1);
    expect(proxy.mails).toHaveLength(1);
  });
});

describe('a server that is killed', () => {
  const startProcess = () =>
    spawn(process.execPath, ['--conditions=jinshu-source', path.resolve(import.meta.dirname, '../../testing/outboxProcess.ts')], {
      env: {
        ...process.env,
        JINSHU_TEST_CONNECTION: JSON.stringify(test.database.connection),
        JINSHU_DATA: test.dataDir,
        JINSHU_TRUSTED_CA: certificate.ca,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });

  it('SET-101 between the claim and the answer sends the message again, and reports it once', async () => {
    await add();
    await send(['zhou@partner.example'], { subject: 'killed' });
    const answer = Promise.withResolvers<void>();
    proxy.holdMails(answer.promise);
    const first = startProcess();
    await proxy.waitForHeld(1);
    first.kill('SIGKILL');
    await once(first, 'exit');
    expect((await fates())['zhou@partner.example']?.[0]).toBe('queued');
    answer.resolve();
    const others = [startProcess(), startProcess()];
    try {
      await vi.waitFor(async () => expect((await fates())['zhou@partner.example']?.[0]).toBe('proxy'), { timeout: 20_000, interval: 50 });
    } finally {
      for (const other of others) other.kill('SIGKILL');
      await Promise.all(others.map((other) => once(other, 'exit')));
    }
    expect(proxy.mails.length).toBeGreaterThanOrEqual(1);
    expect(new Set(proxy.mails.map(({ raw }) => /^Message-ID: .*/im.exec(raw.toString())?.[0])).size).toBe(1);
    const told = (await test.journal(lin.mailboxId)).filter(({ type }) => type === 'delivery.changed');
    expect(told).toHaveLength(1);
    expect(await notices()).toEqual([]);
  });
});
