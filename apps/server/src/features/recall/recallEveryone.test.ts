import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { check } from '../../mail/check/check.ts';
import { storeContent } from '../../mail/content/content.repository.ts';
import { deliverIn } from '../../mail/inbound/deliver.ts';
import { composeMessage } from '../../mime/compose/composeMessage.ts';
import { prepareMessage } from '../../mime/reading/prepareMessage.ts';
import { buildTestDeps, type TestDeps } from '../../testing/buildTestApp.ts';
import { enqueueMail } from '../../testing/enqueueMail.ts';
import { makeAccount } from '../../testing/factories.ts';
import { recallMail } from './recallMail.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

let test: TestDeps;
beforeAll(async () => {
  test = await buildTestDeps();
});
afterAll(() => test.close());

it('SND-52 PIC-18 takes a mail back from 10,000 mailboxes at once, and leaves it with who has read it', async () => {
  const { deps } = test;
  const { db } = deps;
  const sender = await makeAccount(deps, { name: '林月', address: 'lin.yue@jinshu.example' });
  await sql`INSERT INTO mailbox (address, name) SELECT 'u' || n || '@jinshu.example', 'U' || n FROM generate_series(1, 9999) n`.execute(db);
  await sql`
    INSERT INTO folder (mailbox_id, raw_name, name, role) SELECT id, 'INBOX', 'INBOX', 'inbox' FROM mailbox WHERE address LIKE 'u%'`.execute(
    db,
  );
  await sql`
    INSERT INTO account (mailbox_id, login, name, language)
    SELECT id, address, name, (ARRAY['zh-hans', 'zh-tw', 'en'])[id % 3 + 1] FROM mailbox WHERE address LIKE 'u%'`.execute(db);
  await sql`ANALYZE`.execute(db);
  const recipient = 'everyone@jinshu.example';
  const { raw, messageId } = await composeMessage({
    from: sender,
    to: [{ name: '', address: recipient }],
    cc: [],
    subject: '发错了',
    text: '密件内容',
    domain: 'jinshu.example',
    date: deps.now(),
  });
  await db.transaction().execute(async (tx) => {
    const prepared = prepareMessage(raw);
    const contentId = await storeContent(tx, deps.blobs, prepared);
    const { mailboxId, accountId, address: senderAddress } = sender;
    const recipients = [{ address: recipient, name: '' }];
    await enqueueMail(tx, deps, { mailboxId, id: randomUUID(), accountId, contentId, messageId, senderAddress, recipients });
    await deliverIn(tx, deps, prepared, { mailFrom: senderAddress, recipients: [recipient] });
    await sql`UPDATE delivery SET status = 'delivered', next_attempt_at = NULL`.execute(tx);
    await sql`UPDATE message SET is_opened = true WHERE mailbox_id % 100 = 0`.execute(tx);
  });
  const { results } = await recallMail(deps, { mailboxId: sender.mailboxId, messageId });
  expect(results).toMatchObject([{ recipient, recallStatus: 'failed', recallStatusInfo: 'partly-read' }]);
  const { rows } = await sql<{ subject: string; count: number }>`
    SELECT subject, count(*) AS count FROM message GROUP BY 1 ORDER BY 2, 1`.execute(db);
  expect(rows.map(({ subject }) => subject).sort()).toEqual(
    ['发错了', '林月 recalled a mail', '林月 召回了一封邮件', '林月 收回了一封郵件'].sort(),
  );
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(10_000);
  // Once for each language, however many mailboxes hold it.
  expect((await sql<{ count: number }>`SELECT count(*) AS count FROM content`.execute(db)).rows).toEqual([{ count: 4 }]);
  expect((await check(deps)).faults).toEqual([]);
});
