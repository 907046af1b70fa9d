import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OpenMailbox, openMailbox } from '../../testing/openMailbox.ts';
import { noteIfRoom } from './noteIfRoom.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let test: OpenMailbox;
let mail: { uid: number; folder: string };

beforeAll(async () => {
  test = await openMailbox();
  mail = await test.arrive({ subject: '磁盘已满', text: 'to be read all the same' });
  await test.lin.get('/core/login-after/');
  // Every write says what it says when the disk of the database is full.
  await sql`
    CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`.execute(test.deps.db);
  const { rows } = await sql<{
    name: string;
  }>`SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`.execute(test.deps.db);
  for (const { name } of rows) {
    await sql`CREATE TRIGGER no_room BEFORE INSERT OR UPDATE OR DELETE ON ${sql.table(name)} EXECUTE FUNCTION no_room()`.execute(
      test.deps.db,
    );
  }
});
afterAll(() => test.close());

describe('a database whose disk is full', () => {
  it('is read from all the same: lists, mails, searches, folders, people', async () => {
    for (const path of [
      '/core/login-after/',
      '/core/share-status/',
      '/core/userinfo/',
      '/core/flock-status/',
      '/mail/folder/',
      '/mail/message/?folder=INBOX&limit=10&offset=0',
      `/mail/message/${mail.uid}/?folder=INBOX`,
      `/mail/message/${mail.uid}/?folder=INBOX&view=1`,
      `/mail/message/${mail.uid}/?folder=INBOX&view=3`,
      '/mail/tag/',
      '/calendar/calendar/',
      '/calendar/calendar/target_id/',
      '/calendar/calendar/offer/',
      '/contact/pab/groups/',
      '/contact/oab/departments/',
      '/mail/tag/ext/',
      '/mail/review/show/',
      '/setting/get-flock/',
      '/mail/attachlog/?page=1&page_size=10',
    ]) {
      const { status, body } = await test.lin.get(path);
      expect([path, status, body.code]).toEqual([path, 200, undefined]);
    }
    expect((await test.lin.get(`/mail/message/${mail.uid}/?folder=INBOX`)).body.plain_text).toContain('to be read all the same');
  });

  it('says that it cannot be written to, and hides no other trouble', async () => {
    const { status, body } = await test.lin.post('/mail/folder/', { name: '新' });
    expect([status, body]).toEqual([
      503,
      { detail: 'System error. Try again. If it continues, contact your administrator.', code: 'unavailable' },
    ]);
    await expect(noteIfRoom(test.deps, 'x', () => Promise.reject(new Error('another')))).rejects.toThrow('another');
  });
});
