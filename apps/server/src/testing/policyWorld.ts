import { randomUUID } from 'node:crypto';
import net from 'node:net';
import type { Problem } from '@jinshu/api';
import { vi } from 'vitest';
import { type Capacities, createAccount } from '../features/account/index.ts';
import { linkPerson } from '../features/directory/index.ts';
import { checkAccountPassword, selectPasswordHash } from '../features/login/index.ts';
import { beginSecondStep } from '../features/login/secondStep.ts';
import { startMovings } from '../features/moving/startMovings.ts';
import { removeOldRecords } from '../features/record/startRecordCleaning.ts';
import { removalDay } from '../features/removal/index.ts';
import { startSmtpServer } from '../mail/inbound/smtpServer.ts';
import { readDirectory } from '../platform/config/directory.ts';
import { insertOperationRecord } from '../platform/operation/index.ts';
import { secondStepCookie } from '../platform/session/Session.ts';
import { makeAccount, openSession, type TestAccount, testPassword } from './factories.ts';
import { openSendingMailbox, type Person, type SendingMailbox } from './openMailbox.ts';
import { act, arrivedRow, keepSessions, makeForm, openRow, storeFile } from './sendForm.ts';

const start = new Date('2026-11-20T08:00:00Z');
const minuteMs = 60_000;

/** Person whose policies are tested, with two sent messages. */
export interface Watched extends Person {
  /** Ids of a message that its recipient has read, and of an unread one. */
  sent: { read: string; unread: string };
}

/** The product as a test of policies meets it. */
export interface PolicyWorld extends SendingMailbox {
  /** Two people of one department. */
  inside: Watched;
  colleague: Watched;
  /** A person without a department. */
  outsider: Watched;
  departmentName: string;
  /** Does something so many minutes after the beginning, then sets the clock back. */
  after<T>(minutes: number, work: () => Promise<T>): Promise<T>;
}

/** Opens the product with people who have sent messages and files. */
export async function openPolicyWorld(): Promise<PolicyWorld> {
  let clock = start;
  // A provider that is configured and never asked: whether it is offered is all that its policy decides.
  const env = { JINSHU_OIDC_ISSUER: 'https://login.example', JINSHU_OIDC_CLIENT_ID: 'jinshu', JINSHU_OIDC_CLIENT_SECRET: 'secret' };
  const test = await openSendingMailbox({ now: () => clock, env });
  const departmentName = '研究部';
  const { id: departmentId } = await test.deps.db
    .insertInto('department')
    .values({ name: departmentName })
    .returning('id')
    .executeTakeFirstOrThrow();
  const send = async (who: Person, hasFile: boolean) => {
    const subject = randomUUID();
    const attachments = hasFile ? [{ id: await storeFile(test, who, `${subject}.pdf`, Buffer.from(subject)) }] : [];
    const { body } = await act(who, 'sent', makeForm(who, [test.chen], { subject, attachments }));
    return { subject, messageId: body.message_id as string };
  };
  const watched = async (name: string, more: object): Promise<Watched> => {
    const person = await test.enter(await makeAccount(test.deps, { name, ...more }));
    const [read, unread] = [await send(person, true), await send(person, false)];
    await openRow(test.chen, await arrivedRow(test.chen, read.subject));
    await arrivedRow(test.chen, unread.subject);
    return { ...person, sent: { read: read.messageId, unread: unread.messageId } };
  };
  const world = {
    inside: await watched('林月', { departmentId }),
    colleague: await watched('陈伟', { departmentId }),
    outsider: await watched('周红', {}),
  };
  await keepSessions(test);
  return {
    ...test,
    ...world,
    departmentName,
    async after(minutes, work) {
      clock = new Date(start.getTime() + minutes * minuteMs);
      return work().finally(() => {
        clock = start;
      });
    },
  };
}

/** Remaining seconds of a session that is in use 40 minutes after its login. */
export async function secondsLeft(world: PolicyWorld, who: TestAccount): Promise<number> {
  const { headers } = await openSession(world.deps, who);
  const refresh = () => world.app.inject({ method: 'POST', url: '/api/refresh/', headers });
  await world.after(20, refresh);
  return world.after(40, async () => {
    await refresh();
    return (await world.app.inject({ url: '/api/core/share-status/', headers })).json().expired_left as number;
  });
}

/** Logs in without a captcha, at `minutes` after the beginning. */
async function logIn(
  world: PolicyWorld,
  account: string,
  { password, ip, minutes = 0 }: { password: string; ip: string; minutes?: number },
) {
  return world.after(minutes, async () => {
    const sealed = JSON.stringify({ value: password, at: world.deps.now().getTime() });
    const payload = { account, password: sealed };
    return (await world.app.inject({ method: 'POST', url: '/api/login/', headers: { 'x-forwarded-for': ip }, payload })).json();
  });
}

/** Enters wrong passwords, one every `every` minutes. Returns the outcome of the owner's login after them, or at `loginAt`. */
export async function guess(world: PolicyWorld, times: number, { every = 0, loginAt = 0 } = {}): Promise<string> {
  const { address } = await makeAccount(world.deps);
  const ip = `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.9`;
  for (let time = 0; time < times; time += 1) await logIn(world, address, { password: 'wrong-1', ip, minutes: time * every });
  const minutes = loginAt || times * every;
  const { code } = await logIn(world, address, { password: testPassword, ip, minutes });
  return (code as string | undefined) ?? 'logged in';
}

/** Number of messages about a login from an unknown browser. */
export async function tellsNewDevice(world: PolicyWorld, { address, mailboxId }: Watched): Promise<number> {
  const ip = '10.9.8.7';
  // There is no message about an account's first login.
  await logIn(world, address, { password: testPassword, ip, minutes: 0 });
  const before = await countMails(world, mailboxId);
  await logIn(world, address, { password: testPassword, ip, minutes: 0 });
  return (await countMails(world, mailboxId)) - before;
}

async function countMails({ deps }: PolicyWorld, mailboxId: number): Promise<number> {
  const { count } = await deps.db
    .selectFrom('message')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('mailbox_id', '=', mailboxId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the captcha accepts a piece so many pixels beside its place. */
export async function passesBeside(world: PolicyWorld, pixels: number): Promise<boolean> {
  const { captcha } = (await world.app.inject('/api/core/login-before/')).json();
  const row = await world.deps.db.selectFrom('captcha').select('answer').where('id', '=', captcha.id).executeTakeFirstOrThrow();
  const offset = (row.answer as { offset: number }).offset + pixels;
  const payload = { answer: { id: captcha.id, offset } };
  const { is_halfway: isHalfway } = (await world.app.inject({ method: 'POST', url: '/api/core/login-before/', payload })).json();
  return isHalfway === true;
}

/** The largest result of so many arithmetic captchas. */
export async function largestSum(world: PolicyWorld, times: number): Promise<number> {
  const results = [];
  for (let time = 0; time < times; time += 1) {
    const { captcha } = (await world.app.inject('/api/core/login-before/')).json();
    const row = await world.deps.db.selectFrom('captcha').select('answer').where('id', '=', captcha.id).executeTakeFirstOrThrow();
    results.push(Number((row.answer as { text: string }).text));
  }
  return Math.max(...results);
}

/** Whether a person may return to the former password. */
export async function takesBack(world: PolicyWorld, who: Person): Promise<boolean> {
  const { accountId, mailboxId } = who;
  const seal = (value: string) => JSON.stringify({ value, at: world.deps.now().getTime() });
  const change = async (password: string, next: string) => {
    const { headers } = await openSession(world.deps, { accountId, mailboxId });
    const payload = { password: seal(password), new_password: seal(next), confirm_password: seal(next) };
    return (await world.app.inject({ method: 'POST', url: '/api/setting/set-password/', headers, payload })).statusCode;
  };
  const row = await world.deps.db.selectFrom('account').select('password_hash').where('id', '=', accountId).executeTakeFirstOrThrow();
  await change(testPassword, 'Qing-hai-37');
  const isTaken = (await change('Qing-hai-37', testPassword)) === 200;
  await world.deps.db.updateTable('account').set({ password_hash: row.password_hash }).where('id', '=', accountId).execute();
  // A change of the password ends all other sessions.
  Object.assign(who.headers, (await openSession(world.deps, who, { expiresAt: new Date('2099-01-01') })).headers);
  return isTaken;
}

/** Whether a person whose password is two days old must change it at a login. */
export async function mustChange(world: PolicyWorld, { accountId, address }: Person): Promise<boolean> {
  const { db } = world.deps;
  const at = new Date(start.getTime() - 2 * 86_400_000);
  const ofAccount = () => db.updateTable('account').where('id', '=', accountId);
  const forgetFormer = () => db.deleteFrom('former_password').where('account_id', '=', accountId).execute();
  // Other proofs have changed the password.
  await forgetFormer();
  await db.insertInto('former_password').values({ account_id: accountId, at, password_hash: 'none' }).execute();
  await logIn(world, address, { password: testPassword, ip: '10.1.1.1' });
  const row = await db.selectFrom('account').select('must_change_password').where('id', '=', accountId).executeTakeFirstOrThrow();
  await ofAccount().set({ must_change_password: false }).execute();
  await forgetFormer();
  return row.must_change_password;
}

/** Whether a person who logs in must bind a second factor first. */
export async function mustBind(world: PolicyWorld, { accountId, address }: Person): Promise<boolean> {
  await logIn(world, address, { password: testPassword, ip: '10.1.1.1' });
  const { numDeletedRows } = await world.deps.db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('must_bind_factor', '=', true)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether a browser can be trusted at the second step of a login. */
export async function canTrust(world: PolicyWorld, { accountId }: Person): Promise<boolean> {
  const cookies = { [secondStepCookie(world.deps.config)]: await beginSecondStep(world.deps, accountId) };
  return (await world.app.inject({ url: '/api/login/twofactor/', cookies })).json().can_trust;
}

/** Largest message that the mail server announces. */
export async function largestMail(world: PolicyWorld): Promise<string | undefined> {
  const server = await startSmtpServer(world.deps);
  const size = new Promise<string | undefined>((resolve, reject) => {
    let words = '';
    const socket = net.connect(server.port, '127.0.0.1');
    socket.on('error', reject);
    socket.once('data', () => socket.write('EHLO c\r\n'));
    socket.on('data', (bytes) => {
      words += bytes.toString();
      const found = /^250[ -]SIZE (\d+)\r\n/m.exec(words)?.[1];
      if (found === undefined) return;
      socket.destroy();
      resolve(found);
    });
  });
  return size.finally(() => server.stop());
}

/** Status of the last answer of a mail server that is sent these lines, each list over a connection of its own. */
async function answerOf(world: PolicyWorld, conversations: readonly (readonly string[])[]): Promise<string> {
  const server = await startSmtpServer(world.deps);
  const talk = (lines: readonly string[]) =>
    new Promise<string>((resolve, reject) => {
      const left = [...lines];
      let words = '';
      const socket = net.connect(server.port, '127.0.0.1');
      socket.on('error', reject);
      socket.on('data', (bytes) => {
        words += bytes.toString();
        const status = /^(\d{3}) .*\r\n$/m.exec(words)?.[1];
        if (status === undefined) return;
        words = '';
        const next = left.shift();
        if (next !== undefined) return socket.write(`${next}\r\n`);
        socket.destroy();
        resolve(status);
      });
    });
  try {
    let last = '';
    for (const lines of conversations) last = await talk(lines);
    return last;
  } finally {
    await server.stop();
  }
}

/** Answer to the second connection of an address. */
export const answersOfConnections = (world: PolicyWorld): Promise<string> => answerOf(world, [[], []]);

/** Answer to the sender of the second message of an address. */
export function answersOfMails(world: PolicyWorld): Promise<string> {
  const from = 'MAIL FROM:<a@partner.example>';
  const text = `From: a@partner.example\r\nSubject: ${randomUUID()}\r\n\r\nhello\r\n.`;
  return answerOf(world, [['HELO c', from, `RCPT TO:<${world.chen.address}>`, 'DATA', text, from]]);
}

/** Capacities of a person who is made in the department of another one. */
export async function capacitiesOfNew({ deps: { db } }: PolicyWorld, { accountId }: TestAccount): Promise<Capacities> {
  const row = await db.selectFrom('account').select('department_id').where('id', '=', accountId).executeTakeFirstOrThrow();
  const address = `${randomUUID()}@jinshu.example`;
  return db.transaction().execute((tx) => createAccount(tx, { address, name: '新人', departmentId: row.department_id ?? undefined }));
}

/** Minutes until an account of another mail system is fetched again. */
export async function minutesToNextFetch(world: PolicyWorld, { accountId }: TestAccount): Promise<number> {
  const { db, now } = world.deps;
  const { id } = await db
    .insertInto('moving')
    .values({
      account_id: accountId,
      protocol: 'pop3',
      server: 'mail.elsewhere.example',
      port: 995,
      uses_ssl: true,
      email: `${randomUUID()}@elsewhere.example`,
      sealed_password: Buffer.from(''),
      folder_scope: 'inbox',
      target_folder: null,
      remove_after_days: null,
      every_minutes: null,
      received_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('job').values({ queue: 'moving', key: id, due_at: now(), lease: null }).execute();
  const worker = startMovings(world.deps, { pollMs: 20 });
  try {
    return await vi.waitFor(async () => {
      const job = await db.selectFrom('job').selectAll().where('queue', '=', 'moving').where('key', '=', id).executeTakeFirstOrThrow();
      if (job.lease !== null || job.due_at.getTime() === now().getTime()) throw new Error('not fetched yet');
      return (job.due_at.getTime() - now().getTime()) / minuteMs;
    }, 10_000);
  } finally {
    await worker.stop();
    await db.deleteFrom('moving').where('id', '=', id).execute();
    await db.deleteFrom('job').where('key', '=', id).execute();
  }
}

/** Whether a record from 250 days ago survives the daily cleaning. */
async function keeps(world: PolicyWorld, insert: (at: Date) => Promise<unknown>, count: (at: Date) => Promise<number>): Promise<boolean> {
  const at = new Date(world.deps.now().getTime() - 250 * 1440 * minuteMs - Math.floor(Math.random() * minuteMs));
  await insert(at);
  await removeOldRecords(world.deps);
  return (await count(at)) > 0;
}

const countAt = async (world: PolicyWorld, table: 'login_log' | 'mail_record' | 'security_record' | 'operation_record', at: Date) =>
  (await world.deps.db.selectFrom(table).select('at').where('at', '=', at).execute()).length;

/** Days until an account that is deleted now is removed. */
export async function daysToRemoval({ deps }: PolicyWorld): Promise<number> {
  const now = deps.now();
  return ((await removalDay(deps.db, now)).getTime() - now.getTime()) / (1440 * minuteMs);
}

/** Whether a login of 250 days ago is still on record. */
export const keepsLogin = (world: PolicyWorld, { accountId }: TestAccount): Promise<boolean> =>
  keeps(
    world,
    (at) => world.deps.db.insertInto('login_log').values({ account_id: accountId, at, ip: '203.0.113.1', is_success: true }).execute(),
    (at) => countAt(world, 'login_log', at),
  );

/** Whether a message of 250 days ago is still on record. */
export const keepsMail = (world: PolicyWorld, { mailboxId }: TestAccount): Promise<boolean> =>
  keeps(
    world,
    (at) =>
      world.deps.db
        .insertInto('mail_record')
        .values({ mailbox_id: mailboxId, at, kind: 'received', person: 'a@b.example', subject: '旧', size: 1 })
        .execute(),
    (at) => countAt(world, 'mail_record', at),
  );

/** Whether a security event of 250 days ago is still on record. */
export const keepsSecurity = (world: PolicyWorld): Promise<boolean> =>
  keeps(
    world,
    (at) => world.deps.db.insertInto('security_record').values({ at, kind: 'login', account_id: null }).execute(),
    (at) => countAt(world, 'security_record', at),
  );

/** Whether an administrator's action of 250 days ago is still on record. */
export const keepsOperation = (world: PolicyWorld): Promise<boolean> =>
  keeps(
    world,
    (at) =>
      insertOperationRecord(world.deps.db, { accountId: null, name: 'command line', role: null, ip: '' }, at, { action: 'changePerson' }),
    (at) => countAt(world, 'operation_record', at),
  );

/** Returns the place that accepts a correct local password of a person from a directory that does not answer, or the problem. */
export async function whereAPasswordIs({ deps }: PolicyWorld, { accountId }: Watched): Promise<string | null> {
  const directory = readDirectory((name) => ({ JINSHU_LDAP_URL: 'ldaps://127.0.0.1:1', JINSHU_LDAP_BASE: 'dc=example' })[name], []);
  await deps.db.transaction().execute((tx) => linkPerson(tx, accountId, '00'));
  try {
    const account = { id: accountId, passwordHash: await selectPasswordHash(deps.db, accountId) };
    return await checkAccountPassword({ ...deps, config: { ...deps.config, directory } }, account, testPassword);
  } catch (error) {
    return (error as Problem).code;
  } finally {
    await deps.db.deleteFrom('directory_person').where('account_id', '=', accountId).execute();
  }
}
