import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { deliver } from '../mail/inbound/deliver.ts';
import { type Outbox, startOutbox } from '../mail/outbox/outbox.ts';
import { composeMessage, type OutgoingMessage } from '../mime/compose/composeMessage.ts';
import { buildTestApp, type TestDeps, type TestOptions } from './buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, type TestSession } from './factories.ts';
import { type SmtpSink, startSmtpSink } from './smtpSink.ts';

/** An answer of the app: its status and its JSON, which a test looks at as it came. */
export interface Answer {
  status: number;
  body: ReturnType<typeof JSON.parse>;
}

/** User logged in to the real app. */
export interface Person extends TestAccount, TestSession {
  get(path: string): Promise<Answer>;
  post(path: string, body: unknown): Promise<Answer>;
}

/** The real app with two colleagues in it. */
export interface OpenMailbox extends TestDeps {
  app: FastifyInstance;
  lin: Person;
  chen: Person;
  /** Logs in a user. */
  enter(account: TestAccount): Promise<Person>;
  /** Delivers a message from outside or from a colleague, by default to Lin Yue. */
  arrive(mail?: Partial<OutgoingMessage>, recipients?: readonly string[]): Promise<{ uid: number; folder: string }>;
  /** The types of a mailbox's journal, oldest first, with what they name. */
  journal(mailboxId: number): Promise<{ type: string; payload: Record<string, unknown> }[]>;
}

/** Opens the app with Lin Yue and Chen Wei logged in. */
export async function openMailbox(options: TestOptions = {}): Promise<OpenMailbox> {
  const test = await buildTestApp(options);
  const { deps, app } = test;

  const enter = async (account: TestAccount): Promise<Person> => {
    const session = await openSession(deps, account);
    const ask = async (method: 'GET' | 'POST', path: string, payload?: object): Promise<Answer> => {
      const response = await app.inject({ method, url: `/api${path}`, headers: session.headers, ...(payload && { payload }) });
      return { status: response.statusCode, body: response.json() };
    };
    return { ...account, ...session, get: (path) => ask('GET', path), post: (path, body) => ask('POST', path, body as object) };
  };

  const lin = await enter(await makeAccount(deps, { name: '林月', address: 'lin.yue@jinshu.example' }));
  const chen = await enter(await makeAccount(deps, { name: '陈伟', address: 'chen.wei@jinshu.example' }));

  return {
    ...test,
    lin,
    chen,
    enter,
    async arrive(mail = {}, recipients = [lin.address]) {
      const { raw } = await composeMessage({
        from: { name: '周红', address: 'zhou@partner.example' },
        to: [{ name: '林月', address: lin.address }],
        cc: [],
        subject: '季度计划',
        text: '请查收附件。',
        domain: 'partner.example',
        date: deps.now(),
        ...mail,
      });
      const { copies } = await deliver(deps, { raw, mailFrom: mail.from?.address ?? 'zhou@partner.example', recipients });
      const copy = copies[0];
      if (!copy) throw new Error('the mail did not arrive');
      return { uid: copy.uid, folder: copy.folder };
    },
    async journal(mailboxId) {
      const { rows } = await sql<{ type: string; payload: Record<string, unknown> }>`
        SELECT type, payload FROM change WHERE mailbox_id = ${mailboxId} ORDER BY version`.execute(deps.db);
      return rows;
    },
  };
}

/** A mailbox whose mail is delivered. */
export interface SendingMailbox extends OpenMailbox {
  /** Delivers until it is closed; a test that looks at what is left over may stop it before. */
  outbox: Outbox;
}

/** Opens the app with an outbox that delivers among colleagues; what is for the outside world waits. */
export async function openSendingMailbox(options: Omit<TestOptions, 'outbox'> = {}): Promise<SendingMailbox> {
  let outbox: Outbox | undefined;
  const test = await openMailbox({ ...options, outbox: { wake: () => outbox?.wake() } });
  const started = startOutbox(test.deps, { connection: test.database.connection });
  outbox = started;
  return {
    ...test,
    outbox: started,
    async close() {
      await started.stop();
      await test.close();
    },
  };
}

/** A mailbox whose mail reaches the outside world. */
export interface MailboxToOutside extends SendingMailbox {
  /** The mail server out there. */
  sink: SmtpSink;
}

/** Opens the app with an outbox and, behind it, a mail server of the outside world that keeps what it is given. */
export async function openMailboxToOutside({ env, ...options }: Omit<TestOptions, 'outbox'> = {}): Promise<MailboxToOutside> {
  const sink = await startSmtpSink();
  const test = await openSendingMailbox({ ...options, env: { JINSHU_SMTP_RELAY: `smtp://127.0.0.1:${sink.port}`, ...env } });
  return {
    ...test,
    sink,
    async close() {
      await test.close();
      await sink.stop();
    },
  };
}
