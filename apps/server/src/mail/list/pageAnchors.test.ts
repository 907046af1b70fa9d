import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { folderId } from '../../testing/factories.ts';
import { type OpenMailbox, openMailbox } from '../../testing/openMailbox.ts';
import { anchorsOf } from './pageAnchors.repository.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const total = 30_000;
let test: OpenMailbox;
beforeAll(async () => {
  test = await openMailbox();
  const { mailboxId } = test.lin;
  const folder = await folderId(test.deps, mailboxId);
  await sql`
    INSERT INTO message (mailbox_id, folder_id, uid, arrived_at, size, subject, sender, subject_key, party_key, is_seen, version)
    SELECT ${mailboxId}, ${folder}, n, timestamptz '2026-01-01' + (n / 3) * interval '1 second', n % 50, '', '{"name":"","address":""}',
      's' || n % 70, 'p' || n % 90, true, 1 FROM generate_series(1, ${total}) n`.execute(test.deps.db);
  await sql`UPDATE folder SET message_count = ${total}, next_uid = ${total + 1} WHERE mailbox_id = ${mailboxId} AND id = ${folder}`.execute(
    test.deps.db,
  );
});
afterAll(() => test.close());

const page = async (sort: string, offset: number) => {
  const { body } = await test.lin.get(`/mail/message/neighbours/?folder=INBOX&limit=20&offset=${offset}&sort=${encodeURIComponent(sort)}`);
  return body.results.map(({ uid }: { uid: number }) => uid) as number[];
};
const offsets = [11_990, 12_000, 14_321, 15_999, 17_985];

it.each(['REVERSE ARRIVAL', 'ARRIVAL', 'FROM', 'REVERSE FROM', 'SUBJECT', 'REVERSE SUBJECT', 'SIZE', 'REVERSE SIZE'])(
  'answers the same deep pages with anchors and without, by %s',
  async (sort) => {
    const anchors = anchorsOf(test.deps.db);
    const find = vi.spyOn(anchors, 'find').mockReturnValue(undefined);
    const expected = await Promise.all(offsets.map((offset) => page(sort, offset)));
    find.mockRestore();
    await page(sort, 15_000);
    await anchors.settled();
    const used = vi.spyOn(anchors, 'find');
    expect(await Promise.all(offsets.map((offset) => page(sort, offset)))).toEqual(expected);
    expect(used.mock.results.every(({ value }) => value !== undefined)).toBe(true);
    used.mockRestore();
  },
);

it('forgets its anchors when a mail arrives or goes', async () => {
  const before = await page('REVERSE ARRIVAL', 15_000);
  await test.arrive();
  expect((await page('REVERSE ARRIVAL', 15_001)).slice(0, 20)).toEqual(before);
  const after = await page('ARRIVAL', 15_001);
  await test.lin.post('/mail/message/expunge/', { uids: [1], folder: 'INBOX' });
  expect(await page('ARRIVAL', 15_000)).toEqual(after);
});
