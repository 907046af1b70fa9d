import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { deliver } from '../inbound/deliver.ts';
import { composeMessage, type OutgoingMessage } from '../mime/composeMessage.ts';
import { buildTestApp, type TestDeps, type TestOptions } from './buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, type TestSession } from './factories.ts';

/** An answer of the app: its status and its JSON, which a test looks at as it came. */
export interface Answer {
  status: number;
  body: ReturnType<typeof JSON.parse>;
}

/** Somebody at the real app. */
export interface Person extends TestAccount, TestSession {
  get(path: string): Promise<Answer>;
  post(path: string, body: unknown): Promise<Answer>;
}

/** The real app with two colleagues in it. */
export interface OpenMailbox extends TestDeps {
  app: FastifyInstance;
  lin: Person;
  chen: Person;
  /** Lets somebody in. */
  enter(account: TestAccount): Promise<Person>;
  /** Delivers a mail from outside, or from a colleague, to Lin Yue unless said otherwise. */
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
