import { randomUUID } from 'node:crypto';
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readMessage } from '../../features/message/readMessage.ts';
import { prepareMessage } from '../../mime/reading/prepareMessage.ts';
import { buildTestDeps, type TestDeps } from '../../testing/buildTestApp.ts';
import { enqueueMail } from '../../testing/enqueueMail.ts';
import { makeAccount, type TestAccount } from '../../testing/factories.ts';
import { answerFrom, composeOutside, noAnswer, senderRecords } from '../../testing/senderDomain.ts';
import { storeContent } from '../content/content.repository.ts';
import { deliver } from '../inbound/deliver.ts';
import { type InboundServer, startSmtpServer } from '../inbound/smtpServer.ts';
import { dispatchSubmission } from '../outbox/dispatchSubmission.ts';
import { claimDue } from '../submission/submission.repository.ts';
import { checkDueMails, startMailChecks } from './startMailChecks.ts';

let at = new Date('2026-11-20T02:00:00Z');
let test: TestDeps;
let lin: TestAccount;

beforeAll(async () => {
  test = await buildTestDeps({ now: () => at });
  lin = await makeAccount(test.deps, { name: '林月', address: 'lin.yue@jinshu.example' });
});
afterAll(() => test.close());

const partner = '203.0.113.5';
const stranger = { ip: '198.51.100.9', helo: 'evil.example', mailFrom: 'x@evil.example' };
const resolve = answerFrom({ ...senderRecords('partner.example', partner), ...senderRecords('evil.example', stranger.ip) });

const authentication = async (uid: number) => {
  const input = { mailboxId: lin.mailboxId, accountId: lin.accountId, folder: 'INBOX', uid, isPrefetch: true };
  return (await readMessage(test.deps, input)).authentication;
};
const arrive = async (raw: Buffer, client = stranger) => {
  const { copies } = await deliver(test.deps, { raw, mailFrom: client.mailFrom, recipients: [lin.address], client });
  return copies[0]?.uid as number;
};

it('checks a mail after it has come in, and tells its reader', async () => {
  const client = { ip: partner, helo: 'mx.partner.example', mailFrom: 'wang@partner.example' };
  const uid = await arrive(await composeOutside({ from: 'wang@partner.example', signedBy: 'partner.example' }), client);
  expect(await authentication(uid)).toMatchObject({ state: 'checking', dkim: 'none', warning: null });
  expect(await checkDueMails(test.deps, resolve)).toBe(1);
  expect(await authentication(uid)).toEqual({
    state: 'checked',
    spf: 'pass',
    dkim: 'pass',
    dmarc: 'pass',
    arc: 'none',
    domain: 'partner.example',
    warning: null,
  });
  expect(await checkDueMails(test.deps, resolve)).toBe(0);
});

it('warns of forged senders', async () => {
  const forged = await arrive(await composeOutside({ from: '王芳 <wang@partner.example>', signedBy: 'evil.example' }));
  const colleague = await arrive(await composeOutside({ from: '陈伟 <chen.wei@jinshu.example>' }));
  const named = await arrive(await composeOutside({ from: '"chen.wei@jinshu.example" <x@evil.example>', signedBy: 'evil.example' }));
  await checkDueMails(test.deps, resolve);
  expect(await authentication(forged)).toMatchObject({ dkim: 'pass', dmarc: 'fail', warning: 'forged-sender' });
  expect(await authentication(colleague)).toMatchObject({ dmarc: 'none', warning: 'colleague-from-outside' });
  expect(await authentication(named)).toMatchObject({ dmarc: 'pass', warning: 'other-address-in-name' });
});

it('delivers without name servers, asks them again later and then no more', async () => {
  const uid = await arrive(await composeOutside({ from: 'wang@partner.example', subject: '二', signedBy: 'partner.example' }));
  expect(await checkDueMails(test.deps, noAnswer)).toBe(1);
  expect(await authentication(uid)).toMatchObject({ state: 'checked', dkim: 'temperror', warning: null });
  expect(await checkDueMails(test.deps, noAnswer)).toBe(0);
  at = new Date(at.getTime() + 60_000);
  expect(await checkDueMails(test.deps, resolve)).toBe(1);
  expect(await authentication(uid)).toMatchObject({ dkim: 'pass', spf: 'pass', dmarc: 'pass' });
  at = new Date(at.getTime() + 3_600_000);
  expect(await checkDueMails(test.deps, resolve)).toBe(0);
});

it('knows what one of ours has written, and leaves what nothing is known of', async () => {
  const raw = await composeOutside({ from: '林月 <lin.yue@jinshu.example>', subject: '三' });
  const known = await deliver(test.deps, { raw, mailFrom: lin.address, recipients: [lin.address] });
  expect(await authentication(known.copies[0]?.uid as number)).toMatchObject({ state: 'unknown', warning: null });

  const written = await composeOutside({ from: '林月 <lin.yue@jinshu.example>', subject: '四' });
  await test.deps.db.transaction().execute(async (tx) => {
    const contentId = await storeContent(tx, test.deps.blobs, prepareMessage(written));
    await enqueueMail(tx, test.deps, {
      mailboxId: lin.mailboxId,
      id: randomUUID(),
      accountId: lin.accountId,
      contentId,
      messageId: 'four@jinshu.example',
      senderAddress: lin.address,
      recipients: [{ address: lin.address, name: '' }],
    });
  });
  const due = await claimDue(test.deps.db, { at, leaseUntil: new Date(at.getTime() + 60_000), limit: 10 });
  for (const submission of due) await dispatchSubmission(test.deps, null, submission);
  const arrived = await test.deps.db.selectFrom('message').select('uid').where('subject', '=', '四').executeTakeFirstOrThrow();
  expect(await authentication(arrived.uid)).toMatchObject({ state: 'internal', domain: 'jinshu.example', warning: null });
});

it('checks what SMTP brings, without keeping the sending server waiting', async () => {
  let asked: () => void = () => undefined;
  const isAsked = new Promise<void>((resolveAsked) => {
    asked = resolveAsked;
  });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolveHeld) => {
    answer = resolveHeld;
  });
  const checks = startMailChecks(test.deps, {
    resolve: async (name, type) => {
      asked();
      await held;
      return resolve(name, type);
    },
  });
  const server: InboundServer = await startSmtpServer(test.deps, { onStored: checks.wake });
  const client = nodemailer.createTransport({ host: '127.0.0.1', port: server.port });
  const send = async (raw: Buffer) => client.sendMail({ envelope: { from: 'wang@partner.example', to: [lin.address] }, raw });
  await send(await composeOutside({ from: 'wang@partner.example', subject: '无签名' }));
  await send(await composeOutside({ from: 'wang@partner.example', subject: '有签名', signedBy: 'partner.example' }));
  await isAsked;
  const rows = await test.deps.db.selectFrom('message').select(['uid', 'subject']).orderBy('id', 'desc').limit(2).execute();
  const [signed, unsigned] = rows.map(({ uid }) => uid) as [number, number];
  expect(rows.map(({ subject }) => subject)).toEqual(['有签名', '无签名']);
  expect((await authentication(signed))?.state).toBe('checking');
  answer();
  await server.stop();
  await checks.stop();
  // From a machine of the own network, the signature is all there is to check.
  expect(await authentication(signed)).toMatchObject({ state: 'checked', spf: 'none', dkim: 'pass', dmarc: 'pass' });
  expect((await authentication(unsigned))?.state).toBe('unknown');
  client.close();
});

it('leaves all of it when it is told not to check', async () => {
  const open = await buildTestDeps({ env: { JINSHU_CHECK_SENDERS: '0' }, database: test.database });
  const server = await startSmtpServer(open.deps);
  const client = nodemailer.createTransport({ host: '127.0.0.1', port: server.port });
  const raw = await composeOutside({ from: 'wang@partner.example', subject: '五', signedBy: 'partner.example' });
  await client.sendMail({ envelope: { from: 'wang@partner.example', to: [lin.address] }, raw });
  await server.stop();
  client.close();
  await open.close();
  expect(await checkDueMails(test.deps, resolve)).toBe(0);
});

it('checks the mail of others while the name servers of one sender are slow', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolveHeld) => {
    answer = resolveHeld;
  });
  let asked: () => void = () => undefined;
  const isAsked = new Promise<void>((resolveAsked) => {
    asked = resolveAsked;
  });
  await arrive(await composeOutside({ from: 'x@slow.example', subject: '六' }), { ...stranger, mailFrom: 'x@slow.example' });
  const checks = startMailChecks(test.deps, {
    resolve: async (name, type) => {
      if (name.endsWith('slow.example')) {
        asked();
        await held;
      }
      return resolve(name, type);
    },
  });
  await isAsked;
  const quick = await arrive(await composeOutside({ from: 'x@evil.example', subject: '七', signedBy: 'evil.example' }));
  checks.wake();
  await vi.waitFor(async () => expect((await authentication(quick))?.state).toBe('checked'), 10_000);
  answer();
  await checks.stop();
});
