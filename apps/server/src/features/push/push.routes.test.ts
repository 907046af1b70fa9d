import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Change, changesHeader, type PushFrame } from '@jinshu/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { recordChange } from '../../platform/change/change.repository.ts';
import { commandLine } from '../../platform/operation/index.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, type TestSession } from '../../testing/factories.ts';
import { enablePerson } from '../operation/index.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

/** A client that keeps every frame, so that none is missed between two waits. */
class Client {
  readonly socket: WebSocket;
  readonly #frames: PushFrame[] = [];
  readonly #waiting: ((frame: PushFrame) => void)[] = [];

  constructor(test: TestApp, query: string, headers: Record<string, string> = {}) {
    const { port } = test.app.server.address() as AddressInfo;
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/websocket?${query}`, { headers });
    this.socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as PushFrame;
      const next = this.#waiting.shift();
      if (next) next(frame);
      else this.#frames.push(frame);
    });
  }

  next(): Promise<PushFrame> {
    const frame = this.#frames.shift();
    return frame ? Promise.resolve(frame) : new Promise((resolve) => this.#waiting.push(resolve));
  }

  get waitingFrames() {
    return this.#frames.length;
  }

  async closed(): Promise<number> {
    const [code] = await once(this.socket, 'close');
    return code as number;
  }
}

describe('the push connection', () => {
  let clock = Date.now();
  let test: TestApp;
  let other: TestApp;
  let account: TestAccount;
  let session: TestSession;
  const clients: Client[] = [];

  beforeAll(async () => {
    test = await buildTestApp({ now: () => new Date(clock) });
    other = await buildTestApp({ now: () => new Date(clock), database: test.database });
    for (const { app } of [test, other]) await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    for (const { socket } of clients) socket.terminate();
    await other.close();
    await test.close();
  });
  beforeEach(async () => {
    account = await makeAccount(test.deps);
    session = await openSession(test.deps, account);
  });

  const askToken = () => test.app.inject({ url: '/api/core/wss/', headers: session.headers });
  const open = async (at: TestApp = test, after?: number) => {
    const { token, version } = (await askToken()).json();
    const client = new Client(at, `token=${token}&after=${after ?? version}`);
    clients.push(client);
    await once(client.socket, 'open');
    return client;
  };
  const refusal = async (query: string, headers?: Record<string, string>) => {
    const { socket } = new Client(test, query, headers);
    socket.on('error', () => undefined);
    const [, response] = await once(socket, 'unexpected-response');
    return response.statusCode as number;
  };
  const record = (...changes: Change[]) =>
    test.deps.db.transaction().execute(async (tx) => {
      for (const change of changes) await recordChange(tx, account.mailboxId, change);
    });
  const arrival = (uid: number): Change => ({ type: 'message.added', folder: 'INBOX', uids: [uid], isArrival: true });

  it('PSH-01 opens with the token that core/wss answers', async () => {
    expect((await askToken()).json()).toEqual({ token: expect.stringMatching(/^[\w-]+\.[\w-]{43}$/), version: 0 });
    const client = await open();
    expect(client.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('PSH-21 tells of new mail on every open connection of the mailbox, on whichever server', async () => {
    const all = [await open(), await open(), await open(other)];
    await record(arrival(1));
    for (const client of all) expect(await client.next()).toEqual({ type: 'changes', version: 1, changes: [arrival(1)], versions: [[1]] });
  });

  it('PSH-21 tells nothing to other mailboxes', async () => {
    const client = await open();
    const stranger = await makeAccount(test.deps);
    await test.deps.db.transaction().execute((tx) => recordChange(tx, stranger.mailboxId, arrival(7)));
    await record(arrival(1));
    expect(await client.next()).toEqual({ type: 'changes', version: 1, changes: [arrival(1)], versions: [[1]] });
  });

  it('PSH-21 answers each ping', async () => {
    const client = await open();
    for (let n = 0; n < 3; n += 1) {
      client.socket.send('{"type":"ping"}');
      expect(await client.next()).toEqual({ type: 'pong' });
    }
  });

  it('answers a ping that is sent the moment the connection opens', async () => {
    const { token } = (await askToken()).json();
    const client = new Client(test, `token=${token}`);
    clients.push(client);
    client.socket.on('open', () => client.socket.send('{"type":"ping"}'));
    expect(await client.next()).toEqual({ type: 'pong' });
  });

  it('names a change by the versions that the answer of its call named, to whoever made it and to others alike', async () => {
    const all = [await open(), await open(other)];
    const answer = await test.app.inject({ method: 'POST', url: '/api/mail/folder/', headers: session.headers, payload: { name: 'A' } });
    expect([answer.statusCode, answer.headers[changesHeader]]).toEqual([200, '1']);
    for (const client of all)
      expect(await client.next()).toEqual({ type: 'changes', version: 1, changes: [{ type: 'folder.changed' }], versions: [[1]] });
    const idle = await test.app.inject({ url: '/api/mail/folder/', headers: session.headers });
    expect(idle.headers[changesHeader]).toBeUndefined();
  });

  it('begins after a reconnect where the client was', async () => {
    await record(arrival(1), arrival(2), { type: 'folder.changed' });
    const client = await open(other, 1);
    expect(await client.next()).toEqual({
      type: 'changes',
      version: 3,
      changes: [arrival(2), { type: 'folder.changed' }],
      versions: [[2], [3]],
    });
  });

  it('sends many changes in few frames', async () => {
    const client = await open();
    await record(...Array.from({ length: 200 }, (_, n) => arrival(n + 1)));
    expect(await client.next()).toEqual({
      type: 'changes',
      version: 200,
      changes: [{ type: 'message.added', folder: 'INBOX', uids: Array.from({ length: 200 }, (_, n) => n + 1), isArrival: true }],
      versions: [Array.from({ length: 200 }, (_, n) => n + 1)],
    });
    expect(client.waitingFrames).toBe(0);
  });

  it('says resync when the journal does not reach back to where the client was', async () => {
    await record(arrival(1), arrival(2), arrival(3));
    await sql`DELETE FROM change WHERE mailbox_id = ${account.mailboxId} AND version < 3`.execute(test.deps.db);
    const client = await open(test, 1);
    expect(await client.next()).toEqual({ type: 'resync', version: 3 });
    await record(arrival(4));
    expect(await client.next()).toEqual({ type: 'changes', version: 4, changes: [arrival(4)], versions: [[4]] });
  });

  it('says resync to a client that is ahead: the database was restored', async () => {
    const client = await open(test, 99);
    expect(await client.next()).toEqual({ type: 'resync', version: 0 });
  });

  it('tells what happened while notices were lost', async () => {
    const client = await open();
    await sql`
      WITH m AS (UPDATE mailbox SET version = 1 WHERE id = ${account.mailboxId})
      INSERT INTO change (mailbox_id, version, type, payload) VALUES (${account.mailboxId}, 1, 'folder.changed', '{}')`.execute(
      test.deps.db,
    );
    test.deps.bus.announceGap();
    expect(await client.next()).toEqual({ type: 'changes', version: 1, changes: [{ type: 'folder.changed' }], versions: [[1]] });
  });

  it('SES-09 closes with 4401 when the session ends, on whichever server', async () => {
    const all = [await open(), await open(other)];
    const codes = Promise.all(all.map((client) => client.closed()));
    await test.app.inject({ url: '/api/logout/', headers: session.headers });
    expect(await codes).toEqual([4401, 4401]);
  });

  it('ADM-07 closes with 4401 when the person is disabled, on whichever server', async () => {
    const all = [await open(), await open(other)];
    const codes = Promise.all(all.map((client) => client.closed()));
    await enablePerson(test.deps, { role: 'super', reach: 'all' }, commandLine, { id: account.accountId, isEnabled: false });
    expect(await codes).toEqual([4401, 4401]);
  });

  it.each([
    ['no token', ''],
    ['a token of nobody', 'token=abc.def'],
    ['two tokens', 'token=a&token=b'],
    ['a token with more dots', 'token=a.b.c'],
  ])('refuses %s', async (_what, query) => {
    expect(await refusal(query)).toBe(401);
  });

  it('refuses a token whose content was changed', async () => {
    const { token } = (await askToken()).json();
    const [, signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify(['00', account.mailboxId + 1, clock + 60_000])).toString('base64url');
    expect(await refusal(`token=${forged}.${signature}`)).toBe(401);
  });

  it('refuses a token of an earlier minute', async () => {
    const { token } = (await askToken()).json();
    clock += 61_000;
    expect(await refusal(`token=${token}`)).toBe(401);
  });

  it('refuses a token whose session has ended', async () => {
    const { token } = (await askToken()).json();
    await test.app.inject({ url: '/api/logout/', headers: session.headers });
    expect(await refusal(`token=${token}`)).toBe(401);
  });

  it('refuses pages of other origins', async () => {
    const { token } = (await askToken()).json();
    expect(await refusal(`token=${token}`, { origin: 'https://evil.example' })).toBe(403);
  });

  it('closes on frames that are too large and on a flood of them', async () => {
    const large = await open();
    large.socket.send('x'.repeat(2000));
    expect(await large.closed()).toBe(1009);
    const flood = await open();
    for (let n = 0; n < 30; n += 1) flood.socket.send('{"type":"ping"}');
    expect(await flood.closed()).toBe(1008);
  });

  it('PSH-02 hands out no token when reminders are off', async () => {
    await test.deps.db
      .updateTable('account')
      .set({ settings: JSON.stringify({ remindsOfNewMail: false }) })
      .where('id', '=', account.accountId)
      .execute();
    const answer = await askToken();
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'no-push']);
  });

  it('closes its connections when the server stops', async () => {
    const third = await buildTestApp({ now: () => new Date(clock), database: test.database });
    await third.app.listen({ host: '127.0.0.1', port: 0 });
    const client = await open(third);
    const code = client.closed();
    await third.close();
    expect(await code).toBe(1001);
  });
});
