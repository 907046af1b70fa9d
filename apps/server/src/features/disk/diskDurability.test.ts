import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { check } from '../../mail/check/check.ts';
import type { OpenDeps } from '../../platform/deps/openDeps.ts';
import { makeAccount, openSession, type TestSession } from '../../testing/factories.ts';
import { seededRandom } from '../../testing/generateMail.ts';
import { type KillableServer, makeKillableServer } from '../../testing/killableServer.ts';

/** Number of times the server is killed. Set `JINSHU_KILLS` to change it. */
const kills = Number(process.env.JINSHU_KILLS ?? 6);
/** Every so many times its database is killed with it. */
const databaseEvery = 3;
const userCount = 4;
/** Number of answers after which a round ends, so that there is load at any machine speed. */
const answersBeforeKill = 8;

let server: KillableServer;
let open: OpenDeps;
let users: TestSession[];

beforeAll(async () => {
  server = await makeKillableServer();
  open = await server.open();
  // A regular exit saves the compile cache: later starts take half as long.
  await server.start();
  await server.stop();
  users = [];
  for (let number = 0; number < userCount; number += 1) {
    const account = await makeAccount(open.deps, { address: `user${number}@jinshu.example` });
    users.push(await openSession(open.deps, account, { expiresAt: new Date(Date.now() + 86_400_000) }));
  }
}, 180_000);
afterAll(async () => {
  await server.stop();
  await open.close();
  await server.remove();
}, 180_000);

type Body = { entry?: { id: number }; id?: number; code?: string };

/** Sends a request once. Returns null if the outcome is unknown. */
async function ask({ headers }: TestSession, path: string, body: FormData | object): Promise<Body | null> {
  try {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${server.url}/api/netdisk/${path}`, {
      method: 'POST',
      headers: { ...headers, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    if (answer.status >= 500) return null;
    return (await answer.json()) as Body;
  } catch {
    await pause(Math.random() * 200);
    return null;
  }
}

function fileForm(folder: number, name: string, content: string): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ folder_id: String(folder), file_name: name, on_taken: 'replace' })) form.set(field, value);
  form.set('file', new Blob([content], { type: 'text/plain' }));
  return form;
}

it('FIL-23 FIL-24 FIL-25 FIL-45 FIL-53 no entry without content, none lost and none twice, however often the server is killed', async () => {
  const random = seededRandom(20_261_127);
  let isOver = false;
  let answers = 0;
  let onAnswer: () => void = () => undefined;
  /** Files that were acknowledged as stored and not touched since. */
  const stored: { name: string; content: string; number: number }[] = [];

  const work = async (own: TestSession, number: number) => {
    let folder: number | undefined;
    while (!isOver && folder === undefined)
      folder = (await ask(own, 'personal/folders/', { folder_id: 0, name: 'moved', on_taken: 'keep' }))?.id;
    for (let round = 0; !isOver && folder !== undefined; round += 1) {
      const content = `content ${number} ${round} `.repeat(random() < 0.3 ? 8_000 : 3);
      const kept = `kept ${number} ${round}.txt`;
      const put = await ask(own, 'personal/files/', fileForm(0, kept, content));
      if (put?.entry) stored.push({ name: kept, content, number });
      const passing = await ask(own, 'personal/files/', fileForm(0, 'passing.txt', content));
      const ids = { file_ids: passing?.entry ? [passing.entry.id] : [], folder_ids: [] };
      await ask(own, 'share/', { disk: 'personal', ...ids });
      await ask(own, 'personal/batch-move/', { ...ids, folder_id: folder, on_taken: 'replace' });
      if (random() < 0.5) await ask(own, 'personal/batch-delete/', ids);
      answers += put ? 1 : 0;
      onAnswer();
    }
  };
  const someAnswers = () => {
    const until = answers + answersBeforeKill;
    return new Promise<void>((resolve) => {
      onAnswer = () => answers >= until && resolve();
    });
  };

  await server.start();
  const working = users.map(work);
  for (let round = 1; round <= kills; round += 1) {
    await someAnswers();
    await pause(random() * 60);
    if (round % databaseEvery === 0) await server.killDatabase();
    await server.kill();
    await server.start();
  }
  await someAnswers();
  isOver = true;
  await Promise.all(working);

  const { deps } = open;
  const { rows } = await sql<{ number: number; name: string; hash: Buffer }>`
    SELECT substring(m.address FROM '[0-9]+')::int AS number, f.name, f.hash FROM disk_file f JOIN disk ON disk.id = f.disk_id
    JOIN mailbox m ON m.id = disk.mailbox_id WHERE f.trash_id IS NULL AND f.folder_id IS NULL`.execute(deps.db);
  const found = new Map(rows.map(({ number, name, hash }) => [`${number} ${name}`, hash]));
  const wrong: string[] = [];
  for (const { name, content, number } of stored) {
    const hash = found.get(`${number} ${name}`);
    if (!hash) wrong.push(`${name} of ${number} is lost`);
    else if ((await deps.blobs.get(deps.db, hash)).toString() !== content) wrong.push(`${name} of ${number} has other bytes`);
  }
  expect(found.size).toBe(rows.length);
  expect(wrong).toEqual([]);
  expect((await check(deps, { isDeep: true })).faults).toEqual([]);
  expect(stored.length).toBeGreaterThan(kills);
}, 1_800_000);
