import { createHash } from 'node:crypto';
import { draftSchema } from '@jinshu/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { encode } from 'zod/mini';
import { folderFaults, mailboxFaults, referenceFaults } from '../../mail/check/check.repository.ts';
import { makeAccount } from '../../testing/factories.ts';
import { type OpenMailbox, openSendingMailbox, type Person } from '../../testing/openMailbox.ts';
import { act, arrivedRow, makeForm, openRow, rowsOf, storeFile } from '../../testing/sendForm.ts';
import { burnDue } from './startBurning.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let test: OpenMailbox;
let clock = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  test = await openSendingMailbox({ now: () => clock });
});
afterAll(() => test.close());

const secret = '焚毁BURNSECRET';
let count = 0;
async function send({ to = [test.chen] as Person[], ...changes }: Record<string, unknown> & { to?: Person[] } = {}) {
  count += 1;
  const subject = `阅后即焚${count}`;
  const bytes = Buffer.from(`file ${count} ${secret}`.repeat(4000));
  const id = await storeFile(test, test.lin, '附件.pdf', bytes);
  const form = makeForm(test.lin, to, {
    subject,
    html: `<p>${secret}</p>`,
    isBurn: true,
    burnDate: '2026-11-27',
    attachments: [{ id }],
    ...changes,
  });
  const { body } = await act(test.lin, 'sent', form);
  const rows = await Promise.all(to.map((who) => arrivedRow(who, subject)));
  return { subject, row: rows[0] as (typeof rows)[0], messageId: body.message_id as string, bytes };
}
const file = (who: Person, uid: number, sid: string, folder = 'INBOX') =>
  test.app.inject({ url: `/api/mail/attach/0/?uid=${uid}&folder=${folder}&sid=${sid}`, headers: who.headers });
const letters = async () => (await test.deps.db.selectFrom('sealed_letter').select('id').execute()).length;

/** Returns the number of recipients for whom the message has burned, as the sender sees it. */
const burned = async (messageId: string, who = test.lin) =>
  (await who.get(`/mail/message/status/?message_id=${encodeURIComponent(messageId)}`)).body.burned_count as number;

describe('a burn mail', () => {
  it('SND-26 RED-63 tells its sender at how many recipients it has burned, each after the last reading there', async () => {
    const third = await test.enter(await makeAccount(test.deps, { name: '周安', address: 'burned.third@jinshu.example' }));
    const { row, subject, messageId } = await send({ to: [test.chen, third], burnLimit: 2 });
    expect(await burned(messageId)).toBe(0);
    await openRow(test.chen, row);
    expect(await burned(messageId)).toBe(0);
    await openRow(test.chen, row);
    expect(await burned(messageId)).toBe(1);
    expect((await test.journal(test.lin.mailboxId)).at(-1)).toEqual({ type: 'delivery.changed', payload: { messageId } });
    const theirs = await arrivedRow(third, subject);
    await openRow(third, theirs);
    await openRow(third, theirs);
    expect(await burned(messageId)).toBe(2);
  });

  it('SND-49 TAG-05 is flagged as one for both, and shows the readings and the day', async () => {
    const { row, subject } = await send({ burnLimit: 3 });
    expect(row.flags).toEqual(expect.arrayContaining(['umail-burn', 'umail-attach']));
    expect((await arrivedRow(test.lin, subject, 'Sent')).flags).toContain('umail-burn');
    const { body } = await openRow(test.chen, row);
    expect(body.html_text).toContain(secret);
    expect(body.attrs).toMatchObject({ is_burn: true, burn_left: 2, burn_day: '2026-11-27', is_password: false });
  });

  it('RED-63 loses a reading with each opening, and with the last one is gone from list and push', async () => {
    const { row, subject } = await send({ burnLimit: 2 });
    const left = async () => (await openRow(test.chen, row)).body.attrs?.burn_left;
    expect(await left()).toBe(1);
    expect(await left()).toBe(0);
    expect((await openRow(test.chen, row)).body.code).toBe('mail-not-found');
    expect((await rowsOf(test.chen, 'INBOX')).some((one) => one.subject === subject)).toBe(false);
    expect((await test.journal(test.chen.mailboxId)).at(-1)).toEqual({
      type: 'message.removed',
      payload: { folder: 'INBOX', uids: [row.uid] },
    });
    expect([...(await folderFaults(test.deps.db)), ...(await mailboxFaults(test.deps.db))]).toEqual([]);
  });

  it('RED-63 loses none to a prefetch, source, header, answers, the list, downloads or the sender', async () => {
    const { row, subject } = await send({ burnLimit: 1 });
    for (const query of ['&prefetch=1', '&view=1', '&view=2', '&view=3', '&view=4'])
      expect(JSON.stringify((await openRow(test.chen, row, { query })).body)).not.toContain(secret);
    for (const view of [5, 6, 7]) expect((await openRow(test.chen, row, { query: `&view=${view}` })).status).toBe(403);
    for (const path of [`/mail/message/eml/?uid=${row.uid}&folder=INBOX`, `/mail/message/zip/?uids=${row.uid}&folder=INBOX`]) {
      const answer = await test.app.inject({ url: `/api${path}`, headers: test.chen.headers });
      expect([answer.statusCode, answer.body.includes(secret)]).toEqual([200, false]);
    }
    expect((await file(test.chen, row.uid, '2')).statusCode).toBe(403);
    const sent = await arrivedRow(test.lin, subject, 'Sent');
    for (let times = 0; times < 3; times += 1)
      expect((await openRow(test.lin, sent, { folder: 'Sent' })).body).toMatchObject({
        html_text: expect.stringContaining(secret),
        attrs: { burn_left: 1 },
      });
    expect((await openRow(test.chen, row)).body.attrs.burn_left).toBe(0);
  });

  it('RED-63 gives each of many openings at once a reading of its own or none', async () => {
    const { row } = await send({ burnLimit: 5 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => openRow(test.chen, row)));
    const given = answers.filter(({ body }) => body.html_text?.includes(secret));
    expect(given.map(({ body }) => body.attrs.burn_left).sort()).toEqual([0, 1, 2, 3, 4]);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(15);
  });

  it('RED-63 ATT-35 gives out its files for ten minutes after a reading, the last one too', async () => {
    const { row, bytes } = await send({ burnLimit: 1 });
    const { body } = await openRow(test.chen, row);
    const [{ sid }] = body.attachments;
    expect((await file(test.chen, row.uid, sid)).rawPayload.equals(bytes)).toBe(true);
    expect((await file(test.lin, row.uid, sid)).statusCode).toBe(404);
    const before = clock;
    clock = new Date(before.getTime() + 10 * 60_000);
    expect((await file(test.chen, row.uid, sid)).statusCode).toBe(404);
    clock = before;
  });

  it('RED-63 counts for each recipient by himself', async () => {
    const third = await test.enter(await makeAccount(test.deps, { name: '周安', address: `third${count}@jinshu.example` }));
    const { row, subject } = await send({ to: [test.chen, third], burnLimit: 1 });
    await openRow(test.chen, row);
    const theirs = await arrivedRow(third, subject);
    expect((await openRow(third, theirs)).body.attrs.burn_left).toBe(0);
  });

  it('RED-63 leaves nothing of itself when nobody can read it any more', async () => {
    const before = await letters();
    const { row, subject } = await send({ burnLimit: 1, savesToSent: false });
    expect(await letters()).toBe(before + 1);
    await openRow(test.chen, row);
    clock = new Date(clock.getTime() + 11 * 60_000);
    await burnDue(test.deps);
    expect(await letters()).toBe(before);
    const hits = await sql`SELECT FROM content WHERE subject = ${subject} AND (text ~ ${secret} OR html ~ ${secret})`.execute(test.deps.db);
    expect(hits.rows).toEqual([]);
  });

  it('RED-64 is destroyed for everybody at 0:00 of its day, wherever it lies, with files, index and queue', async () => {
    const later = await test.enter(await makeAccount(test.deps, { name: '沈禾', address: `later${count}@jinshu.example` }));
    const { row, subject, messageId } = await send({ to: [test.chen, later], burnLimit: 9 });
    const hash = await test.deps.db
      .selectFrom('sealed_letter')
      .select('hash')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await test.chen.post('/mail/message/delete/', { uids: [row.uid], folder: 'INBOX' });
    clock = new Date(2026, 10, 26, 23, 59, 59);
    const [chen, lin] = await Promise.all([test.enter(test.chen), test.enter(test.lin)]);
    await burnDue(test.deps);
    expect((await openRow(chen, await arrivedRow(chen, subject, 'Trash'), { folder: 'Trash' })).body.html_text).toContain(secret);
    clock = new Date(2026, 10, 27, 0, 0, 0);
    // No one can read it, even before the job runs.
    expect((await openRow(chen, await arrivedRow(chen, subject, 'Trash'), { folder: 'Trash' })).body.code).toBe('mail-not-found');
    await burnDue(test.deps);
    for (const [who, folder] of [
      [chen, 'Trash'],
      [lin, 'Sent'],
    ] as const)
      expect((await rowsOf(who, folder)).some((one) => one.subject === subject)).toBe(false);
    expect((await test.journal(later.mailboxId)).at(-1)).toMatchObject({ type: 'message.removed' });
    expect(await test.deps.db.selectFrom('content').select('id').where('subject', '=', subject).execute()).toEqual([]);
    expect(await test.deps.db.selectFrom('blob').select('hash').where('hash', '=', hash.hash).execute()).toEqual([]);
    await expect(test.deps.blobs.get(test.deps.db, hash.hash)).rejects.toThrow('unknown');
    expect((await lin.get(`/mail/message/status/?message_id=${encodeURIComponent(messageId)}`)).body.count).toBe(2);
    expect(await burned(messageId, lin)).toBe(2);
    expect([
      ...(await folderFaults(test.deps.db)),
      ...(await mailboxFaults(test.deps.db)),
      ...(await referenceFaults(test.deps.db)),
    ]).toEqual([]);
  });

  it('CMP-28 takes 1 to 99 readings', async () => {
    for (const [burnLimit, status] of [
      [0, 400],
      [1, 200],
      [99, 200],
      [100, 400],
    ] as const) {
      const lin = await test.enter(test.lin);
      const form = encode(draftSchema, makeForm(lin, [test.chen], { subject: `次数${burnLimit}`, isBurn: true })) as object;
      const answer = await lin.post('/mail/message/sent/', { ...form, burn_limit: burnLimit, action: 'sent' });
      expect([burnLimit, answer.status]).toEqual([burnLimit, status]);
    }
  });

  it('is encrypted with bytes of its own, so that deleting them deletes it', async () => {
    const { deps } = test;
    const lin = await test.enter(test.lin);
    const forms = [1, 2].map((number) => makeForm(lin, [test.chen], { subject: `同文${number}`, html: '<p>same</p>', isBurn: true }));
    for (const form of forms) await act(lin, 'sent', form);
    const rows = await deps.db.selectFrom('sealed_letter').select(['hash']).orderBy('created_at', 'desc').limit(2).execute();
    expect(new Set(rows.map(({ hash }) => createHash('sha256').update(hash).digest('hex'))).size).toBe(2);
  });
});
