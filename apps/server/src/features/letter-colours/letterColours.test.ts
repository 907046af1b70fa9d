import { maximumLetterColours } from '@jinshu/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type OpenMailbox, openMailbox, type Person } from '../../testing/openMailbox.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: OpenMailbox;
beforeAll(async () => {
  test = await openMailbox();
});
afterAll(() => test.close());

const chosen = async (who: Person = test.lin) => (await who.get('/mail/letter-colours/')).body.results;
const choose = (address: string, adapted: boolean) => test.lin.post('/mail/letter-colours/', { address, adapted });

it('remembers for each sender how letters show in a dark skin, and for nobody else', async () => {
  expect(await chosen()).toEqual([]);
  expect((await choose('News@Shop.example', true)).status).toBe(200);
  await choose('club@shop.example', true);
  await choose('NEWS@shop.example', false);
  expect(await chosen()).toEqual([
    { address: 'news@shop.example', adapted: false },
    { address: 'club@shop.example', adapted: true },
  ]);
  expect(await chosen(test.chen)).toEqual([]);
  expect((await choose('no address', true)).status).toBe(400);
});

it('forgets the oldest choice when there are too many', async () => {
  await sql`INSERT INTO letter_colours (mailbox_id, address, is_adapted, chosen_at)
    SELECT ${test.lin.mailboxId}, 'sender' || n || '@old.example', true, '2026-01-01'::timestamptz + n * interval '1 second'
    FROM generate_series(1, ${maximumLetterColours}) n`.execute(test.deps.db);
  await choose('newest@shop.example', true);
  const kept = (await chosen()).map(({ address }: { address: string }) => address);
  expect([kept.length, kept[0], kept.includes('sender1@old.example')]).toEqual([maximumLetterColours, 'newest@shop.example', false]);
});
