import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { draftSchema, emptyDraft } from '@jinshu/api';
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { encode } from 'zod/mini';
import { changeMailingList } from '../../features/operation/index.ts';
import type { OpenDeps } from '../../platform/deps/openDeps.ts';
import { commandLine } from '../../platform/operation/index.ts';
import { makeAccount, openSession, type TestAccount } from '../../testing/factories.ts';
import { seededRandom } from '../../testing/generateMail.ts';
import { type KillableServer, makeKillableServer } from '../../testing/killableServer.ts';
import { giveTestRole, openOperatorSession } from '../../testing/openOperator.ts';
import { makeList, setWriters } from '../../testing/testList.ts';
import { check } from '../check/check.ts';
import { generalTest } from '../gate/index.ts';

/** Number of times server, database or both are killed. Set `JINSHU_KILLS` to change it. */
const kills = Number(process.env.JINSHU_KILLS ?? 3);
const clients = 3;
/** Number of answers after which a round ends, so that there is load at any machine speed. */
const answersBeforeKill = 9;
const team = 'team@jinshu.example';

let server: KillableServer;
let open: OpenDeps;
let lin: TestAccount;
let chen: TestAccount;
type Headers = Record<string, string>;
let writer: Headers;
let moderator: Headers;
let admin: Headers;

beforeAll(async () => {
  server = await makeKillableServer();
  open = await server.open();
  // A regular exit saves the compile cache: later starts take half as long.
  await server.start();
  await server.stop();
  const { deps } = open;
  lin = await makeAccount(deps, { address: 'lin.yue@jinshu.example' });
  chen = await makeAccount(deps, { address: 'chen.wei@jinshu.example' });
  const shen = await makeAccount(deps, { address: 'shen.he@jinshu.example' });
  await makeList(deps, { address: team, ownerId: shen.accountId, members: [chen.address] });
  await setWriters(deps, team, 'everybody');
  await changeMailingList(deps, { reach: 'all' }, commandLine, { address: team }, { isModerated: true, moderatorIds: [shen.accountId] });
  const expiresAt = new Date(Date.now() + 86_400_000);
  writer = (await openSession(deps, lin, { expiresAt })).headers;
  moderator = (await openSession(deps, shen, { expiresAt })).headers;
  await giveTestRole(deps, shen.accountId, 'super');
  admin = (await openOperatorSession(deps, shen)).headers;
}, 180_000);
afterAll(async () => {
  await server.stop();
  await open.close();
  await server.remove();
}, 180_000);

/** Asks the server once. Nothing if it gave no answer: its work may be done or not. */
async function ask<T>(path: string, headers: Headers, body?: object): Promise<T | undefined> {
  const answer = await fetch(`${server.url}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined);
  const text = await answer?.text().catch(() => undefined);
  if (!answer || text === undefined || answer.status >= 500) return undefined;
  if (!answer.ok) throw new Error(`${path}: ${text}`);
  return JSON.parse(text) as T;
}

async function handOver(subject: string, to: readonly string[], text: string): Promise<true | undefined> {
  const timeouts = { connectionTimeout: 2_000, greetingTimeout: 2_000, socketTimeout: 10_000 };
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: server.smtpPort, ignoreTLS: true, ...timeouts });
  const raw = `From: a@partner.example\r\nMessage-ID: <${subject}@partner.example>\r\nSubject: ${subject}\r\n\r\n${text}\r\n`;
  const answer = await transport.sendMail({ envelope: { from: 'a@partner.example', to: [...to] }, raw }).catch(() => undefined);
  transport.close();
  // A recipient who was put off while the database was away was promised nothing: the client tries the whole mail again.
  return answer?.accepted.length === to.length || undefined;
}

/** Numbers of the messages that wait, as the back stage and the review area list them. */
const heldIds = async () =>
  (await ask<{ results: { id: number }[] }>('operation/held-mail/?page=1&page_size=100', admin))?.results.map(({ id }) => id);
const reviewIds = async () =>
  (await ask<{ results: { id: number }[] }>('mail/review/?status=wait&page=1&page_size=100', moderator))?.results.map(({ id }) => id);
const release = async (ids: readonly number[] = []) => ids.length > 0 && ask('operation/held-mail/release/', admin, { ids });
const permit = async (ids: readonly number[] = []) =>
  ids.length > 0 && ask('mail/review/batch/', moderator, { status: 'permit', review_ids: ids });

it('BAK-99 BAK-54 held mail and mail to a moderated list wait once and are delivered once, however often server and database are killed', async () => {
  const random = seededRandom(20_261_128);
  /** Promised messages, each with the mailbox that it is in at the end. */
  const promised: string[] = [];
  let answers = 0;
  let isOver = false;
  let onAnswer: () => void = () => undefined;

  /** Tries until there is an answer, with the same bytes, as a mail server does. Nothing if the test is over first. */
  const insist = async (act: () => Promise<unknown>) => {
    while (!isOver) {
      if ((await act()) !== undefined) return true;
      await pause(random() * 300);
    }
    return false;
  };
  const note = (subject: string, ...addresses: string[]) => {
    promised.push(...addresses.map((address) => `${subject} ${address}`));
    answers += 1;
    onAnswer();
  };
  const arrive = async (number: number) => {
    for (let round = 0; !isOver; round += 1) {
      const subject = `${['spam', 'post', 'both'][round % 3]}-${number}-${round}`;
      const isSpam = round % 3 === 0;
      const to = isSpam ? [lin.address] : round % 3 === 1 ? [team] : [team, lin.address];
      const filling = `${subject} `.repeat(random() < 0.3 ? 9_000 : 10);
      if (await insist(() => handOver(subject, to, isSpam ? `${generalTest}\r\n${filling}` : filling)))
        note(subject, ...to.map((address) => (address === team ? chen.address : address)));
    }
  };
  const leave = async () => {
    for (let round = 0; !isOver; round += 1) {
      const subject = `leaving-${round}`;
      const draft = { ...emptyDraft(randomUUID(), { address: lin.address, name: '' }), to: [{ address: chen.address, name: '' }] };
      const form = encode(draftSchema, { ...draft, subject, isHtml: false, text: `${generalTest} ${subject}` }) as object;
      if (await insist(() => ask('mail/message/sent/', writer, { ...form, action: 'sent' }))) note(subject, chen.address);
    }
  };
  const decide = async (waiting: () => Promise<number[] | undefined>, act: (ids: number[]) => Promise<unknown>) => {
    while (!isOver) {
      await act((await waiting())?.filter(() => random() < 0.5) ?? []);
      await pause(random() * 100);
    }
  };
  const someAnswers = () => {
    const until = answers + answersBeforeKill;
    return new Promise<void>((resolve) => {
      onAnswer = () => answers >= until && resolve();
    });
  };

  await server.start();
  const working = [
    ...Array.from({ length: clients }, (_, number) => arrive(number)),
    leave(),
    decide(heldIds, release),
    decide(reviewIds, permit),
  ];
  for (let round = 0; round < kills; round += 1) {
    await someAnswers();
    await pause(random() * 80);
    const victim = (['server', 'database', 'both'] as const)[round % 3];
    if (victim !== 'server') await server.killDatabase();
    if (victim !== 'database') {
      await server.kill();
      await server.start();
    }
  }
  await someAnswers();
  isOver = true;
  await Promise.all(working);

  const found = async () => {
    const rows = await open.deps.db
      .selectFrom('message')
      .innerJoin('mailbox', 'mailbox.id', 'message.mailbox_id')
      .innerJoin('folder', 'folder.id', 'message.folder_id')
      .select(['mailbox.address', 'message.subject'])
      .where('folder.raw_name', '<>', 'Sent Messages')
      .execute();
    return rows.map(({ address, subject }) => `${subject} ${address}`);
  };
  await vi.waitFor(
    async () => {
      await release(await heldIds());
      await permit(await reviewIds());
      const there = new Set(await found());
      expect(promised.filter((one) => !there.has(one))).toEqual([]);
    },
    { timeout: 60_000, interval: 500 },
  );
  const all = await found();
  expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
  expect([await heldIds(), await reviewIds()]).toEqual([[], []]);
  await server.stop();
  expect((await check(open.deps, { isDeep: true })).faults).toEqual([]);
  expect(answers).toBeGreaterThan(kills * answersBeforeKill);
}, 1_200_000);
