import { maximumPictureSenders } from '@jinshu/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type OpenMailbox, openMailbox, type Person } from '../../testing/openMailbox.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: OpenMailbox;
beforeAll(async () => {
  test = await openMailbox();
});
afterAll(() => test.close());

const senders = async (who: Person = test.lin) =>
  (await who.get('/mail/picture-sender/')).body.results.map(({ address }: { address: string }) => address);
const add = (address: string) => test.lin.post('/mail/picture-sender/', { address });
const remove = (address: string) => test.lin.post('/mail/picture-sender/remove/', { address });

it('RED-48 keeps the senders whose pictures a user wants to see, each once and for nobody else, until they are taken off', async () => {
  expect(await senders()).toEqual([]);
  expect((await add('News@Shop.example')).status).toBe(200);
  await add('news@shop.example');
  await add('club@shop.example');
  expect((await senders()).sort()).toEqual(['club@shop.example', 'news@shop.example']);
  expect(await senders(test.chen)).toEqual([]);
  await remove('NEWS@shop.example');
  await remove('nobody@shop.example');
  expect(await senders()).toEqual(['club@shop.example']);
  expect((await add('no address')).status).toBe(400);
});

it('forgets the oldest when there are too many', async () => {
  await sql`INSERT INTO picture_sender (mailbox_id, address, created_at)
    SELECT ${test.lin.mailboxId}, 'sender' || n || '@old.example', '2026-01-01'::timestamptz + n * interval '1 second'
    FROM generate_series(1, ${maximumPictureSenders}) n`.execute(test.deps.db);
  await add('newest@shop.example');
  const kept = await senders();
  expect(kept).toHaveLength(maximumPictureSenders);
  expect(kept[0]).toBe('newest@shop.example');
  expect(kept).not.toContain('sender1@old.example');
});

it('RED-48 tells by and by who a mail comes from', async () => {
  const { uid } = await test.arrive({ from: { name: '陈伟 <chen.wei@jinshu.example>', address: 'x@evil.example' } });
  const { status, body } = await test.lin.get(`/mail/message/sender-check/?folder=INBOX&uid=${uid}`);
  expect([status, body.authentication]).toEqual([200, expect.objectContaining({ state: 'unknown', warning: 'other-address-in-name' })]);
  expect((await test.chen.get(`/mail/message/sender-check/?folder=INBOX&uid=${uid}`)).status).toBe(404);
});
