import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAccount } from '../../testing/factories.ts';
import { fillFolder } from '../../testing/fillFolder.ts';
import { type OpenMailbox, openMailbox, type Person } from '../../testing/openMailbox.ts';
import { startScript } from '../../testing/runScript.ts';
import { folderFaults, journalFaults, mailboxFaults } from '../check/check.repository.ts';
import { runMailJobSlice, startMailJobs } from './runMailJobs.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const count = 4_000;
let test: OpenMailbox;
let person: Person;

beforeAll(async () => {
  test = await openMailbox();
});
afterAll(() => test.close());
beforeEach(async () => {
  person = await test.enter(await makeAccount(test.deps));
  await fillFolder(test.deps.db, { mailboxId: person.mailboxId, count });
});

const job = async (id: string) => (await person.get(`/mail/job/${id}/`)).body;
const finish = async () => {
  while (await runMailJobSlice(test.deps));
};
const folderRow = async (folder: string) =>
  (await person.get('/mail/folder/ext/')).body.results.find(({ raw_name }: { raw_name: string }) => raw_name === folder);
const faults = async () => [
  ...(await folderFaults(test.deps.db)),
  ...(await mailboxFaults(test.deps.db)),
  ...(await journalFaults(test.deps.db)),
];
const all = { uids: 'all', folder: 'INBOX' };
const flagAll = (flags: string[]) => person.post('/mail/message/flag/', { ...all, action: 'add', flags });

describe('a call about very many mails', () => {
  it('TAG-25 LST-65 answers at once, goes on in slices and tells how far it is', async () => {
    const { status, body } = await flagAll(['umail-blue']);
    expect([status, body]).toEqual([200, { msg: 'success', job: { id: expect.any(String), total: count } }]);
    const { id } = body.job;
    expect(await job(id)).toEqual({ id, state: 'running', done: 0, total: count });
    await runMailJobSlice(test.deps);
    expect(await job(id)).toEqual({ id, state: 'running', done: 3_000, total: count });
    await finish();
    expect(await job(id)).toEqual({ id, state: 'done', done: count, total: count });
    const { body: list } = await person.get('/mail/message/?folder=INBOX&limit=10&offset=0&search=KEYWORD umail-blue');
    expect(list.count).toBe(count);
    expect(await faults()).toEqual([]);
  });

  it('does at once what most of a folder needs no more', async () => {
    // Only every tenth is unread.
    expect((await flagAll(['\\Seen'])).body).toEqual({ msg: 'success' });
    expect((await folderRow('INBOX')).unseen_count).toBe(0);
  });

  it('leaves alone what arrives while it goes on', async () => {
    const { body } = await person.post('/mail/message/move/', { uids: 'all', src_folder: 'INBOX', dst_folder: 'Sent' });
    expect(body.job.total).toBe(count);
    await runMailJobSlice(test.deps);
    await test.arrive({ subject: '刚到' }, [person.address]);
    await finish();
    const { body: list } = await person.get('/mail/message/?folder=INBOX&limit=10&offset=0');
    expect(list.results.map(({ subject }: { subject: string }) => subject)).toEqual(['刚到']);
    expect((await folderRow('Sent')).total).toBe(count);
    expect(await faults()).toEqual([]);
  });

  it('LST-71 keeps the order of the mails, slice after slice', async () => {
    await person.post('/mail/message/move/', { uids: 'all', src_folder: 'INBOX', dst_folder: 'Sent' });
    await finish();
    const { rows } = await sql<{ isOrdered: boolean }>`
      SELECT bool_and(uid = n) AS "isOrdered" FROM (
        SELECT uid, substr(subject, 6)::integer AS n FROM message WHERE mailbox_id = ${person.mailboxId}
      ) m`.execute(test.deps.db);
    expect(rows).toEqual([{ isOrdered: true }]);
  });

  it('LST-73 LST-75 deletes and empties in slices, and nothing is left of what nobody holds', async () => {
    expect((await person.post('/mail/message/delete/', all)).body.job.total).toBe(count);
    await finish();
    expect((await folderRow('Trash')).total).toBe(count);
    expect((await person.post('/mail/message/prune/', { folder: 'Trash' })).body.job.total).toBe(count);
    await finish();
    expect((await folderRow('Trash')).total).toBe(0);
    const { rows } = await sql`SELECT FROM content c WHERE NOT EXISTS (SELECT FROM message m WHERE m.content_id = c.id)`.execute(
      test.deps.db,
    );
    expect(rows).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  it('LST-77 takes a whole folder out of spam and whitelists all senders', async () => {
    await person.post('/mail/message/move/', { uids: 'all', src_folder: 'INBOX', dst_folder: 'Spam' });
    await finish();
    await person.post('/mail/message/not-spam/', { uids: 'all', folder: 'Spam', to_white: true });
    await finish();
    expect((await folderRow('INBOX')).total).toBe(count);
    const { rows } = await sql<{ count: number }>`SELECT count(*) FROM sender_rule WHERE mailbox_id = ${person.mailboxId}`.execute(
      test.deps.db,
    );
    expect(rows).toEqual([{ count: 100 }]);
  });

  it('LST-76 refuses many mails in slices, with few letters for each sender', async () => {
    const uids = Array.from({ length: 120 }, (_, index) => index + 1);
    const { body } = await person.post('/mail/message/reject/', { uids, folder: 'INBOX', is_delete: true });
    expect(body.job).toEqual({ id: expect.any(String), total: 120 });
    await finish();
    expect(await job(body.job.id)).toMatchObject({ state: 'done', done: 120 });
    expect((await folderRow('Trash')).total).toBe(120);
    const { rows } = await sql<{ letters: number; senders: number }>`
      SELECT count(*) AS letters, count(DISTINCT recipient) AS senders FROM delivery WHERE mailbox_id = ${person.mailboxId}`.execute(
      test.deps.db,
    );
    // Slices of 50: a sender who is in two of them gets two.
    expect(rows).toEqual([{ letters: 120, senders: 100 }]);
  });

  it('TAG-36 takes a removed tag off very many mails in slices, wherever they move meanwhile, and shows it on none from the first', async () => {
    const { tagname } = (await person.post('/mail/tag/', { name: '待归档', color: '#33B679' })).body;
    const { tagname: kept } = (await person.post('/mail/tag/', { name: '留下', color: '#33B679' })).body;
    await flagAll([tagname, kept]);
    await finish();
    const tagged = async () => {
      const { rows } = await sql<{ count: number }>`SELECT count(*) FROM message
        WHERE mailbox_id = ${person.mailboxId} AND tag_ids @> ARRAY[${Number(tagname.slice(3))}::integer]`.execute(test.deps.db);
      return rows[0]?.count;
    };
    const { headers } = person;
    const removed = await test.app.inject({ method: 'DELETE', url: `/api/mail/tag/${tagname}/`, headers });
    expect(removed.json()).toEqual({ msg: 'ok', job: { id: expect.any(String), total: count } });
    const { id } = removed.json().job;
    const { body: list } = await person.get('/mail/message/?folder=INBOX&limit=10&offset=0');
    const shown: { tagname: string }[] = list.results[0].tags;
    expect([shown.map((tag) => tag.tagname), await tagged()]).toEqual([[kept], count]);
    await runMailJobSlice(test.deps);
    expect([await job(id), await tagged()]).toEqual([{ id, state: 'running', done: 3_000, total: count }, count - 3_000]);
    await person.post('/mail/message/move/', { uids: 'all', src_folder: 'INBOX', dst_folder: 'Sent' });
    await finish();
    expect([(await job(id)).state, await tagged()]).toEqual(['done', 0]);
    expect(await faults()).toEqual([]);
  });

  it('takes a long list of uids too', async () => {
    const uids = Array.from({ length: 3_500 }, (_, index) => index + 1);
    const { body } = await person.post('/mail/message/flag/', { uids, folder: 'INBOX', action: 'add', flags: ['Answered', 'umail-pink'] });
    expect(body.job.total).toBe(3_500);
    await finish();
    const { body: list } = await person.get('/mail/message/?folder=INBOX&limit=10&offset=0&search=KEYWORD umail-pink');
    expect(list.count).toBe(3_500);
  });

  it('stops where it is when it is told to', async () => {
    const { id } = (await flagAll(['umail-cyan'])).body.job;
    await runMailJobSlice(test.deps);
    const { headers } = person;
    const stopped = await test.app.inject({ method: 'DELETE', url: `/api/mail/job/${id}/`, headers });
    expect(stopped.json()).toEqual({ id, state: 'stopped', done: 3_000, total: count });
    expect(await runMailJobSlice(test.deps)).toBe(false);
    expect((await person.get('/mail/message/?folder=INBOX&limit=10&offset=0&search=KEYWORD umail-cyan')).body.count).toBe(3_000);
  });

  it('ends when its target is gone', async () => {
    const { raw_name, id: folderId } = (await person.post('/mail/folder/', { name: '归档' })).body;
    const { id } = (await person.post('/mail/message/move/', { uids: 'all', src_folder: 'INBOX', dst_folder: raw_name })).body.job;
    await test.app.inject({ method: 'DELETE', url: `/api/mail/folder/${folderId}/`, headers: person.headers });
    await finish();
    expect(await job(id)).toMatchObject({ state: 'stopped', done: 0 });
    expect((await folderRow('INBOX')).total).toBe(count);
  });

  it.each([
    ['FLD-27 and its content with it', undefined],
    ['FLD-28 after its content was moved', 'Sent'],
  ])('FLD-33 empties a folder in slices and removes it last, %s', async (_what, target) => {
    const { raw_name } = (await person.post('/mail/folder/', { name: '归档' })).body;
    await fillFolder(test.deps.db, { mailboxId: person.mailboxId, folder: raw_name, count: 3_500 });
    const form = target ? { is_delete: false, dst_folder: target } : { is_delete: true };
    const { id, total } = (await person.post('/mail/folder/del/', { src_folder: raw_name, ...form })).body.job;
    expect(total).toBe(3_500);
    await runMailJobSlice(test.deps);
    expect((await folderRow(raw_name)).total).toBe(500);
    // What comes in between goes with it.
    await person.post('/mail/message/move/', { uids: [1], src_folder: 'INBOX', dst_folder: raw_name });
    await finish();
    expect(await job(id)).toMatchObject({ state: 'done' });
    expect(await folderRow(raw_name)).toBeUndefined();
    expect((await folderRow('Sent')).total).toBe(target ? 3_501 : 0);
    expect(await faults()).toEqual([]);
  });

  it('refuses at once what cannot be done', async () => {
    expect((await person.post('/mail/message/move/', { uids: 'all', src_folder: 'INBOX', dst_folder: 'Drafts' })).status).toBe(403);
    expect((await flagAll(['tag999999'])).body.code).toBe('tag-not-found');
    expect(await runMailJobSlice(test.deps)).toBe(false);
  });

  it('shows its jobs to nobody else', async () => {
    const { id } = (await flagAll(['umail-blue'])).body.job;
    expect((await test.chen.get(`/mail/job/${id}/`)).body.code).toBe('not-found');
    const stopped = await test.app.inject({ method: 'DELETE', url: `/api/mail/job/${id}/`, headers: test.chen.headers });
    expect(stopped.statusCode).toBe(404);
    await finish();
  });

  it('is taken up by the worker of any server, which others share with it', async () => {
    const workers = [0, 1].map(() => startMailJobs(test.deps, { connection: test.database.connection }));
    try {
      const { id } = (await flagAll(['umail-blue'])).body.job;
      await vi.waitFor(async () => expect(await job(id)).toMatchObject({ state: 'done', done: count }), { timeout: 50_000 });
    } finally {
      await Promise.all(workers.map(({ stop }) => stop()));
    }
  });

  it('goes on after its server was killed, and does nothing twice', async () => {
    const { id } = (await person.post('/mail/message/move/', { uids: 'all', src_folder: 'INBOX', dst_folder: 'Sent' })).body.job;
    const worker = startScript('testing/runMailJobs.ts', [JSON.stringify(test.database.connection)], {});
    await worker.line(/working/);
    while ((await job(id)).done === 0) await setImmediate();
    worker.process.kill('SIGKILL');
    await worker.finished;
    // What the killed one had in hand ends with its connection.
    await vi.waitFor(async () => expect((await folderRow('Sent')).total).toBe((await job(id)).done), { timeout: 50_000 });
    await vi.waitFor(
      async () => {
        await finish();
        expect(await job(id)).toMatchObject({ state: 'done', done: count });
      },
      { timeout: 50_000 },
    );
    expect([(await folderRow('INBOX')).total, (await folderRow('Sent')).total]).toEqual([0, count]);
    expect(await faults()).toEqual([]);
  });
});
