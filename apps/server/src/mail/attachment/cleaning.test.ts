import { randomBytes } from 'node:crypto';
import type { Draft } from '@jinshu/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockMailbox } from '../../platform/change/change.repository.ts';
import { type OpenMailbox, openMailbox, type Person } from '../../testing/openMailbox.ts';
import { act, keepSessions, makeForm, rowsOf } from '../../testing/sendForm.ts';
import { md5Of, sendPieces } from '../../testing/upload.ts';
import { selectUsage } from '../usage/usage.repository.ts';
import { replaceDraftFiles } from './attachment.repository.ts';
import { cleanAttachments, cleanWhenDue } from './startCleaning.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const hour = 3_600_000;
const day = 24 * hour;
let test: OpenMailbox;
let lin: Person;
let clock = new Date();

beforeAll(async () => {
  test = await openMailbox({ now: () => clock });
  lin = test.lin;
});
afterAll(() => test.close());

/** Bytes count as stored when the clock of the test says so, not when the test runs. */
const age = (ms: number) => sql`UPDATE blob SET kept_at = kept_at - make_interval(secs => ${ms / 1000})`.execute(test.deps.db);

async function pass(ms: number): Promise<void> {
  clock = new Date(clock.getTime() + ms);
  await age(ms);
}

async function dropDrafts(): Promise<void> {
  const uids = (await rowsOf(lin, 'Drafts')).map(({ uid }) => uid);
  if (uids.length > 0) await lin.post('/mail/message/expunge/', { uids, folder: 'Drafts' });
}

beforeEach(async () => {
  await keepSessions(test);
  await dropDrafts();
  await pass(400 * day);
  await cleanAttachments(test.deps);
  await pass(day);
  await cleanAttachments(test.deps);
});

async function upload(name: string, bytes: Buffer, who = lin): Promise<number> {
  await sendPieces(test, who, bytes);
  const file = { fileMd5: md5Of(bytes), upload_type: 'mail', file_name: name, file_type: 'application/pdf', file_size: bytes.length };
  const { body } = await who.post('/netdisk/upload-finish/', { ...file, folder_id: -1 });
  return body.id;
}

const used = async (who = lin) => (await selectUsage(test.deps.db, who.mailboxId, clock)).used;
const mailOf = async (who = lin) =>
  (await test.deps.db.selectFrom('mailbox').select('used_bytes').where('id', '=', who.mailboxId).executeTakeFirstOrThrow()).used_bytes;
const stored = async (who = lin) =>
  (await test.deps.db.selectFrom('stored_attachment').select('id').where('mailbox_id', '=', who.mailboxId).execute()).map(({ id }) => id);
const hasBytes = (bytes: Buffer) =>
  test.deps.db
    .selectFrom('blob')
    .select('size')
    .where('size', '=', bytes.length)
    .execute()
    .then((rows) => rows.length > 0);
const withFiles = (ids: readonly number[], changes: Partial<Draft> = {}) =>
  makeForm(lin, [test.chen], { attachments: ids.map((id) => ({ id })), ...changes });
const listed = async () =>
  (await lin.get('/mail/attach/?limit=50&offset=0')).body.results as { id: number; listed_until?: string | null }[];

/** Cleans as the server does: what is loose is marked, and removed half a day later. */
async function cleanLater(): Promise<void> {
  await cleanAttachments(test.deps);
  await pass(13 * hour);
  await cleanAttachments(test.deps);
}

/** A size that no other file of the test has. */
let size = 70_000;
function someBytes(): Buffer {
  size += 1;
  return randomBytes(size);
}

describe('what counts against a mailbox', () => {
  it('ATT-45 HOM-23 counts each file once, in the letter, the draft, the mail or the transit station', async () => {
    const bytes = someBytes();
    const before = await used();
    const id = await upload('合同.pdf', bytes);
    expect(await used()).toBe(before + bytes.length);
    expect(await upload('again.pdf', bytes)).not.toBe(id);
    expect(await used()).toBe(before + bytes.length);

    const form = withFiles([id]);
    expect((await act(lin, 'save', form)).body.success).toBe(true);
    const [draft] = await rowsOf(lin, 'Drafts');
    expect(draft?.size).toBeGreaterThan(bytes.length);
    await test.deps.db.updateTable('stored_attachment').set({ held_until: null }).where('name', '=', 'again.pdf').execute();
    expect(await used()).toBe(await mailOf());

    const { body } = await act(lin, 'sent', { ...form, version: 1 });
    expect(body.success).toBe(true);
    expect(await used()).toBe(await mailOf());

    const [sent] = await rowsOf(lin, 'Sent');
    await lin.post('/mail/message/expunge/', { uids: [sent?.uid], folder: 'Sent' });
    expect(await used()).toBe((await mailOf()) + bytes.length);
    await pass(31 * day);
    expect(await used()).toBe(await mailOf());
  });

  it('ATT-45 ATT-25 ERR-26 a mailbox that was full of discarded files takes new ones', async () => {
    const quota = (bytes: number) =>
      test.deps.db.updateTable('mailbox').set({ quota_bytes: bytes }).where('id', '=', lin.mailboxId).execute();
    const [first, second] = [someBytes(), someBytes()];
    await quota((await used()) + first.length + 1_000);
    const id = await upload('first.pdf', first);
    const form = withFiles([id], { html: '' });
    await act(lin, 'save', form);
    await sendPieces(test, lin, second);
    expect(await upload('second.pdf', second)).toBe(undefined);
    await act(lin, 'save', { ...form, version: 1, attachments: [] });
    expect(await upload('second.pdf', second)).toEqual(expect.any(Number));
    await quota(0);
  });
});

describe('how long a stored attachment lives', () => {
  it('ATT-46 a file that is taken off stops counting at once, and is removed with its bytes within a day', async () => {
    const bytes = someBytes();
    const id = await upload('off.pdf', bytes);
    const form = withFiles([id]);
    await act(lin, 'save', form);
    await act(lin, 'save', { ...form, version: 1, attachments: [] });
    expect(await used()).toBe(await mailOf());
    expect(await stored()).toContain(id);
    await cleanLater();
    expect(await stored()).not.toContain(id);
    expect(await hasBytes(bytes)).toBe(false);
  });

  it('ATT-46 what is taken back into its letter meanwhile stays', async () => {
    const id = await upload('back.pdf', someBytes());
    const form = withFiles([id]);
    await act(lin, 'save', form);
    await act(lin, 'save', { ...form, version: 1, attachments: [] });
    await cleanAttachments(test.deps);
    await act(lin, 'save', { ...form, version: 2 });
    await pass(60 * day);
    await cleanAttachments(test.deps);
    await cleanLater();
    expect(await stored()).toContain(id);
  });

  it('ATT-46 a file stays as long as another draft has it, and goes with the last one', async () => {
    const id = await upload('shared.pdf', someBytes());
    for (const subject of ['one', 'two']) await act(lin, 'save', withFiles([id], { subject }));
    const drafts = async () => (await rowsOf(lin, 'Drafts')).filter(({ subject }) => ['one', 'two'].includes(subject));
    for (const [left, { uid }] of [...(await drafts()).entries()].reverse()) {
      await lin.post('/mail/message/expunge/', { uids: [uid], folder: 'Drafts' });
      await pass(2 * day);
      await cleanLater();
      expect((await stored()).includes(id)).toBe(left > 0);
    }
  });

  it('ATT-46 a letter that is discarded before it was ever saved holds its files for a day', async () => {
    const id = await upload('never.pdf', someBytes());
    await pass(day - hour);
    await cleanLater();
    expect(await stored()).toContain(id);
    await pass(2 * hour);
    expect(await used()).toBe(await mailOf());
    await cleanLater();
    expect(await stored()).not.toContain(id);
  });

  it('ATT-47 lists a sent file with its last day, and not before its link ends', async () => {
    const [plain, online] = [await upload('plain.pdf', someBytes()), await upload('online.pdf', someBytes())];
    const form = { ...withFiles([plain]), attachments: [{ id: plain }, { id: online, isOnline: true, validity: 'quarter' as const }] };
    expect((await act(lin, 'sent', form)).body.success).toBe(true);
    const until = (ms: number) => new Date(clock.getTime() + ms).toISOString();
    const rows = await listed();
    expect(rows.find(({ id }) => id === plain)?.listed_until).toBe(until(30 * day));
    expect(Date.parse(rows.find(({ id }) => id === online)?.listed_until ?? '')).toBeGreaterThan(clock.getTime() + 80 * day);
    await pass(31 * day);
    expect((await listed()).map(({ id }) => id)).toEqual([online]);
    await cleanLater();
    expect(await stored()).toEqual([online]);
    await pass(70 * day);
    await cleanLater();
    expect(await stored()).toEqual([]);
  });

  it('ATT-47 FIL-05 says in which mails and drafts a file is', async () => {
    const id = await upload('used.pdf', someBytes());
    const uses = async (who = lin) => (await who.get(`/mail/attach/${id}/uses/`)).body;
    expect(await uses()).toEqual({ count: 0, results: [] });
    await act(lin, 'save', withFiles([id], { subject: 'a draft with it' }));
    expect((await uses()).results).toMatchObject([{ kind: 'draft', subject: 'a draft with it', folder: 'Drafts' }]);
    await act(lin, 'sent', withFiles([id], { subject: 'a mail with it' }));
    const { results } = await uses();
    expect(results).toContainEqual(expect.objectContaining({ kind: 'mail', subject: 'a mail with it', folder: 'Sent' }));
    expect((await uses(test.chen)).code).toBe('attachment-not-found');
    await lin.post('/mail/attach/batchdelete/', { ids: [id] });
  });

  it('FIL-57 ATT-38 a file that moves to the disk counts there alone', async () => {
    const bytes = someBytes();
    const before = await used();
    const id = await upload('moving.pdf', bytes);
    expect(await used()).toBe(before + bytes.length);
    const capacity = async () => (await lin.get('/netdisk/personal/capacity/')).body.used;
    const onDisk = await capacity();
    await lin.post('/mail/attach/move-to-disk/', { ids: [id] });
    expect([await used(), await capacity()]).toEqual([before, onDisk + bytes.length]);
  });

  it('ATT-48 SND-46 removing a file takes nothing from the mails and drafts that have it, and ends its link', async () => {
    const bytes = someBytes();
    const id = await upload('sent.pdf', bytes);
    await act(lin, 'sent', withFiles([id], { subject: '带附件' }));
    const draft = withFiles([id], { subject: '草稿带附件' });
    await act(lin, 'save', draft);
    const [link] = (await lin.post('/mail/message/more-post/', { attachments: [id], net_attachments: [], company_attachments: [] })).body
      .results;
    expect((await lin.post('/mail/attach/batchdelete/', { ids: [id] })).body).toEqual({ removed: 1 });
    expect(await listed()).toEqual([]);
    const { pathname, search } = new URL(link.url);
    expect((await test.app.inject({ url: pathname + search })).json().code).toBe('share-cancelled');
    await cleanLater();
    expect(await stored()).toEqual([id]);
    expect((await act(lin, 'sent', { ...draft, version: 1 })).body.success).toBe(true);
    await pass(60 * day);
    await cleanLater();
    expect(await stored()).toEqual([]);
    const [row] = await rowsOf(lin, 'Sent');
    const got = await test.app.inject({
      url: `/api/mail/attach/0/?uid=${row?.uid}&folder=Sent&sid=${(await lin.get(`/mail/message/${row?.uid}/?folder=Sent`)).body.attachments[0].sid}`,
      headers: lin.headers,
    });
    expect(got.rawPayload.equals(bytes)).toBe(true);
  });
});

describe('the cleaning', () => {
  const loosen = async () => {
    const bytes = someBytes();
    const id = await upload('loose.pdf', bytes);
    await pass(2 * day);
    await cleanAttachments(test.deps);
    await pass(13 * hour);
    return { id, bytes };
  };
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(test.deps.db);
    return rows[0]?.count ?? 0;
  };

  it('ATT-46 never takes a file from a draft that is saved while it runs', async () => {
    const { id } = await loosen();
    const form = withFiles([id], { subject: 'saved meanwhile' });
    await act(lin, 'save', { ...form, attachments: [] });
    let cleaning: Promise<unknown> = Promise.resolve();
    await test.deps.db.transaction().execute(async (tx) => {
      await lockMailbox(tx, lin.mailboxId);
      cleaning = cleanAttachments(test.deps);
      await vi.waitFor(async () => expect(await waiting()).toBe(1), 10_000);
      await replaceDraftFiles(tx, lin.mailboxId, form.draftId, [id]);
    });
    await cleaning;
    expect(await stored()).toEqual([id]);
  });

  it('ATT-46 saving a draft and cleaning at the same time never leave a draft without its file', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await loosen();
      const form = withFiles([id], { subject: `round ${round}` });
      const [answer] = await Promise.all([act(lin, 'save', form), cleanAttachments(test.deps)]);
      expect([answer.body.success ?? answer.body.code, (await stored()).includes(id)]).toEqual(
        answer.status === 200 ? [true, true] : ['attachment-not-found', false],
      );
      await dropDrafts();
    }
  });

  it('ATT-48 keeps bytes that a mail, the disk or another stored file has', async () => {
    const bytes = someBytes();
    const [mine, theirs] = [await upload('mine.pdf', bytes), await upload('theirs.pdf', bytes, test.chen)];
    await act(test.chen, 'save', makeForm(test.chen, [lin], { attachments: [{ id: theirs }] }));
    await pass(2 * day);
    await cleanLater();
    expect([await stored(), await stored(test.chen), await hasBytes(bytes)]).toEqual([[], [theirs], true]);
    expect(mine).not.toBe(theirs);
  });

  it('goes on where it was killed: what is gone stays gone, and the rest follows', async () => {
    const both = [someBytes(), someBytes()];
    for (const bytes of both) await upload('loose.pdf', bytes);
    const dies = { ...test.deps, blobs: { ...test.deps.blobs, deleteObject: () => Promise.reject(new Error('killed')) } };
    await pass(2 * day);
    await cleanAttachments(test.deps);
    await pass(13 * hour);
    await expect(cleanAttachments(dies)).rejects.toThrow('killed');
    expect(await stored()).toEqual([]);
    expect(await Promise.all(both.map(hasBytes))).toEqual([true, true]);
    expect(await cleanAttachments(test.deps)).toEqual({ files: 0, bytes: 0, blobs: 2 });
  });

  it('is done by one server at a time, and taken over when that one has died', async () => {
    await sql`DELETE FROM chore`.execute(test.deps.db);
    const both = await Promise.all([cleanWhenDue(test.deps), cleanWhenDue(test.deps)]);
    expect(both.filter((one) => one !== null)).toHaveLength(1);
    expect(await cleanWhenDue(test.deps)).toBeNull();
    await pass(hour);
    const dies = {
      ...test.deps,
      now: () => {
        throw new Error('killed');
      },
    };
    await expect(cleanWhenDue(dies)).rejects.toThrow('killed');
    expect(await cleanWhenDue(test.deps)).not.toBeNull();
  });

  it('says what it removed', async () => {
    const { bytes } = await loosen();
    const info = vi.spyOn(test.deps.log, 'info');
    await sql`DELETE FROM chore`.execute(test.deps.db);
    await cleanWhenDue(test.deps);
    expect(info.mock.calls.at(-1)).toEqual([
      { files: 1, bytes: bytes.length, blobs: 1 },
      'stored attachments that nothing needs were removed',
    ]);
  });
});
