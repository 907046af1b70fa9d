import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { type Change, flagColorName, flagColors, type PushFrame } from '@jinshu/api';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
// The app's own table of what a change makes stale: this test is about the two agreeing.
import { staleKeys } from '../../../../webmail/src/core/cache/applyChange.ts';
import { folderFaults, journalFaults, mailboxFaults } from '../../mail/check/check.repository.ts';
import { seededRandom } from '../../testing/generateMail.ts';
import { type OpenMailbox, openMailbox, type Person } from '../../testing/openMailbox.ts';

const minutes = Number(process.env.JINSHU_STEP_MINUTES ?? 0);
const seed = Number(process.env.JINSHU_STEP_SEED ?? 20_261_121);
/** Number of rounds, unless a duration in minutes is given. */
const rounds = 40;
/** Operations of each client in a round: after many the windows have crossed each other, after one nothing hides what was not told. */
const stepsIn = (round: number) => [1, 1, 2, 6][round % 4] as number;

vi.setConfig({ testTimeout: minutes * 60_000 + 60_000, hookTimeout: 60_000 });

let test: OpenMailbox;
beforeAll(async () => {
  test = await openMailbox();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

interface Row {
  uid: number;
  flags: string[];
  tags: { tagname: string }[];
  remark: string;
  subject: string;
}

/** Requests of a client, by the query keys of the app. */
const asks = {
  folders: { key: ['folder'], path: '/mail/folder/' },
  tags: { key: ['tag'], path: '/mail/tag/' },
} as const;

/** A window of the app, as far as its data goes: it asks once, then only for what a change made stale. */
class Client {
  readonly person: Person;
  readonly #answers = new Map<string, unknown>();
  readonly #stale = new Set<string>();
  #socket: WebSocket | undefined;
  #version = 0;
  #refreshing: Promise<void> | undefined;

  constructor(person: Person) {
    this.person = person;
  }

  static pathOf(key: readonly unknown[]): string {
    if (key[0] === 'folder') return asks.folders.path;
    if (key[0] === 'tag') return asks.tags.path;
    return `/mail/message/?folder=${key[2]}&limit=100&offset=0`;
  }

  async open(folders: readonly string[]): Promise<void> {
    await this.connect();
    for (const key of [asks.folders.key, asks.tags.key, ...folders.map((folder) => ['message', 'list', folder])])
      this.#stale.add(JSON.stringify(key));
    await this.refresh();
  }

  /** Reconnects after a lost connection and continues after the last version seen. */
  async connect(): Promise<void> {
    this.#socket?.terminate();
    const { token, version } = (await this.person.get('/core/wss/')).body;
    this.#version ||= version;
    const { port } = test.app.server.address() as AddressInfo;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/websocket?token=${token}&after=${this.#version}`);
    this.#socket = socket;
    socket.on('message', (data) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as PushFrame);
    });
    await once(socket, 'open');
  }

  #hear(frame: PushFrame): void {
    if (frame.type === 'pong') return;
    this.#version = frame.version;
    const changes: ({ type: 'resync' } | Change)[] = frame.type === 'resync' ? [frame] : frame.changes;
    for (const stale of changes.flatMap(staleKeys)) {
      for (const key of this.#answers.keys()) {
        const held = JSON.parse(key) as unknown[];
        if (stale.every((part, index) => held[index] === part)) this.#stale.add(key);
      }
    }
    void this.refresh();
  }

  /** Fetches stale data until none is left. Data that becomes stale during a request is fetched again. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#askForStale().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #askForStale(): Promise<void> {
    for (let [key] = this.#stale; key !== undefined; [key] = this.#stale) {
      this.#stale.delete(key);
      this.#answers.set(key, await this.ask(key));
    }
  }

  async ask(key: string): Promise<unknown> {
    const { status, body } = await this.person.get(Client.pathOf(JSON.parse(key)));
    return { status, body };
  }

  rows(folder: string): Row[] {
    const answer = this.#answers.get(JSON.stringify(['message', 'list', folder])) as { body: { results?: Row[] } } | undefined;
    return answer?.body.results ?? [];
  }

  get tagIds(): string[] {
    const answer = this.#answers.get(JSON.stringify(asks.tags.key)) as { body: { results: { tagname: string }[] } };
    return answer.body.results.map(({ tagname }) => tagname);
  }

  /** Waits until this client has received all journal entries and has fetched all stale data. */
  async settle(): Promise<void> {
    const { version } = (await this.person.get('/core/wss/')).body;
    await vi.waitFor(() => expect(this.#version).toBe(version), { timeout: 20_000, interval: 10 });
    // Twice: what became stale just as the last round ended.
    for (let round = 0; round < 2; round += 1) await this.refresh();
  }

  get picture(): Record<string, unknown> {
    return Object.fromEntries([...this.#answers].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  async reload(): Promise<Record<string, unknown>> {
    const entries = await Promise.all(Object.keys(this.picture).map(async (key) => [key, await this.ask(key)] as const));
    return Object.fromEntries(entries);
  }

  close(): void {
    this.#socket?.terminate();
  }
}

const folders = ['INBOX', 'Sent', 'Trash', 'Spam'];
const flagNames = ['\\Seen', 'Answered', 'umail-forword', 'umail-emergent', ...flagColors.map(flagColorName)];

/** One random operation of a client on what it sees, which others may have changed meanwhile. */
async function act(client: Client, random: () => number): Promise<void> {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const { person } = client;
  const folder = random() < 0.6 ? 'INBOX' : pick(folders);
  const rows = client.rows(folder);
  const some = (most: number) =>
    rows
      .filter(() => random() < 0.3)
      .slice(0, most)
      .map(({ uid }) => uid);
  const one = () => rows[Math.floor(random() * rows.length)]?.uid;
  const uids = random() < 0.15 ? 'all' : some(8);
  const post = async (path: string, body: object) => {
    const { status } = await person.post(path, body);
    // What another client took away or made its own meanwhile is refused or passed over; nothing may fail otherwise.
    expect([200, 400, 403, 404]).toContain(status);
  };
  const onSome = async (path: string, body: object) => uids.length > 0 && (await post(path, { uids, folder, ...body }));
  const onOne = async (use: (uid: number) => Promise<unknown>) => {
    const uid = one();
    if (uid !== undefined) await use(uid);
  };
  const action = pick(['add', 'remove']);
  const operations: (() => Promise<unknown>)[] = [
    () => test.arrive({ subject: `mail ${Math.floor(random() * 1e6)}` }),
    () => test.arrive({ from: { name: '', address: `s${Math.floor(random() * 5)}@noise.example` } }),
    () => onSome('/mail/message/flag/', { action, flags: [pick(flagNames)] }),
    () => onSome('/mail/message/flag/', { action, flags: ['\\Seen'] }),
    () => (client.tagIds.length > 0 ? onSome('/mail/message/flag/', { action, flags: [pick(client.tagIds)] }) : Promise.resolve()),
    () => onSome('/mail/message/cancel-tag/', {}),
    () => onOne((uid) => person.get(`/mail/message/${uid}/?folder=${folder}`)),
    () => onOne((uid) => post('/mail/message/remark/', { uid, folder, remark: `r${Math.floor(random() * 100)}` })),
    () => onOne((uid) => post('/mail/message/remark-del/', { uid, folder })),
    () => (uids.length > 0 ? post('/mail/message/move/', { uids, src_folder: folder, dst_folder: pick(folders) }) : Promise.resolve()),
    () => onOne((uid) => post('/mail/message/pmove/', { uid, src_folder: folder, dst_folder: pick(folders) })),
    () => onSome('/mail/message/delete/', {}),
    () => post('/mail/message/expunge/', { uids: some(4).concat(1), folder }),
    () => (random() < 0.2 ? post('/mail/message/prune/', { folder: pick(['Trash', 'Spam']) }) : Promise.resolve()),
    () => onSome('/mail/message/not-spam/', { folder: 'Spam', to_white: random() < 0.5 }),
    () => onOne((uid) => post('/mail/message/reject/', { uids: [uid], folder, is_delete: random() < 0.5 })),
    () => post('/mail/message/white-black/', { email: '@noise.example', action: pick(['white', 'black']) }),
    () => post('/mail/tag/', { name: `t${Math.floor(random() * 8)}`, color: '#33B679' }),
    async () => {
      if (client.tagIds.length > 3)
        await test.app.inject({ method: 'DELETE', url: `/api/mail/tag/${pick(client.tagIds)}/`, headers: person.headers });
    },
    () => post('/mail/folder/', { name: `f${Math.floor(random() * 6)}` }),
    () => (random() < 0.3 ? client.connect() : Promise.resolve()),
  ];
  // Mail comes more often than it goes, so that there is something to work on.
  await (random() < 0.2 ? (operations[0] as () => Promise<unknown>) : pick(operations))();
}

it('FLD-35 shows three windows the same as a fresh one, whatever they and others did', async () => {
  const { deps, lin, chen } = test;
  // Two windows of the owner, and one of a colleague with whom the mailbox is shared.
  await deps.db.insertInto('mailbox_share').values({ mailbox_id: lin.mailboxId, account_id: chen.accountId, level: 'full' }).execute();
  const guest = await test.enter({ ...chen, mailboxId: lin.mailboxId });
  for (let n = 0; n < 12; n += 1) await test.arrive({ subject: `first ${n}` });
  const clients = [new Client(lin), new Client(await test.enter(lin)), new Client(guest)];
  for (const client of clients) await client.open(folders);
  const until = Date.now() + minutes * 60_000;
  let done = 0;
  try {
    for (let round = 0; round < rounds || Date.now() < until; round += 1) {
      await Promise.all(
        clients.map(async (client, index) => {
          const random = seededRandom(seed + 1_000 * round + index);
          for (let step = 0; step < stepsIn(round); step += 1) {
            await act(client, random);
            done += 1;
            // Sometimes another goes first, sometimes what others did is heard in between.
            for (let turns = Math.floor(random() * 4); turns > 0; turns -= 1) await setImmediate();
          }
        }),
      );
      for (const client of clients) await client.settle();
      const [first, ...others] = clients.map(({ picture }) => picture);
      const fresh = await (clients[0] as Client).reload();
      expect(first, `seed ${seed}, round ${round}, after ${done} operations`).toEqual(fresh);
      for (const other of others) expect(other, `seed ${seed}, round ${round}`).toEqual(fresh);
      expect([...(await folderFaults(deps.db)), ...(await mailboxFaults(deps.db)), ...(await journalFaults(deps.db))]).toEqual([]);
    }
  } finally {
    for (const client of clients) client.close();
  }
});
