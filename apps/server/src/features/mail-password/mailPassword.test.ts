import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenMailbox, openSendingMailbox } from '../../testing/openMailbox.ts';
import { act, arrivedRow, keepSessions, type ListedRow, makeForm, openRow, rowsOf, storeFile } from '../../testing/sendForm.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let test: OpenMailbox;
let clock: Date | undefined;
beforeAll(async () => {
  test = await openSendingMailbox({ now: () => clock ?? new Date() });
});
afterAll(() => test.close());
beforeEach(() => test.deps.db.deleteFrom('login_failure').execute());

const password = 'a1B2c3';
/** Appears in everything that the password protects. */
const secret = '绝密内容SECRETWORD';
let count = 0;

/** Sends Chen a message with a password and a file. Returns Chen's list row of it. */
async function send(changes: object = {}): Promise<{ row: ListedRow; subject: string }> {
  count += 1;
  const subject = `密码邮件${count}`;
  const id = await storeFile(test, test.lin, `${secret}.pdf`, Buffer.from(`file ${secret} ${count}`));
  const form = makeForm(test.lin, [test.chen], {
    subject,
    html: `<p>${secret}</p>`,
    hasPassword: true,
    password,
    attachments: [{ id }],
    ...changes,
  });
  const { body } = await act(test.lin, 'sent', form);
  expect(body).toMatchObject({ success: true, type: 'sent' });
  return { row: await arrivedRow(test.chen, subject), subject };
}
const unlock = (uid: number, given = password, more: object = {}, who = test.chen) =>
  who.post('/mail/message/password/', { uid, folder: 'INBOX', password: given, ...more });

describe('a mail with a view password', () => {
  it('RED-62 gives out its head alone without the password', async () => {
    const { row } = await send();
    expect(row.flags).toContain('umail-attach');
    const { body } = await openRow(test.chen, row);
    expect(body).toMatchObject({ plain_text: '', html_text: '', attachments: [], attrs: { is_password: true, is_burn: false } });
    for (const view of [1, 2, 3, 4])
      expect(JSON.stringify((await openRow(test.chen, row, { query: `&view=${view}` })).body)).not.toContain(secret);
  });

  it('RED-59 RED-45 opens with the password, files and all', async () => {
    const { row } = await send();
    const { body } = await unlock(row.uid);
    expect(body.html_text).toContain(secret);
    expect(body.attachments).toMatchObject([{ name: `${secret}.pdf` }]);
    expect(body.attrs).toMatchObject({ is_password: true });
  });

  it('ERR-17 RED-46 refuses another password, its letter case included, and counts the tries', async () => {
    const { row } = await send();
    expect((await unlock(row.uid, password.toUpperCase())).body.code).toBe('mail-password-wrong');
    for (let tries = 0; tries < 9; tries += 1) await unlock(row.uid, 'xxxxxx');
    expect((await unlock(row.uid, 'xxxxxx')).body.code).toBe('login-rate-limited');
    expect((await unlock(row.uid)).body.code).toBe('login-rate-limited');
  });

  it('RED-62 stands nowhere in the database in the open: not in Sent, the queue, the index or a draft', async () => {
    const { subject } = await send();
    const sent = await arrivedRow(test.lin, subject, 'Sent');
    expect((await openRow(test.lin, sent, { folder: 'Sent' })).body).toMatchObject({ html_text: '', attrs: { is_password: true } });
    const saved = makeForm(test.lin, [test.chen], { subject: '密码草稿', html: `<p>${secret}</p>`, hasPassword: true, password });
    await act(test.lin, 'save', saved);
    const { rows: tables } = await sql<{ name: string }>`
      SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND c.relkind = 'r' AND c.relname NOT IN ('stored_attachment', 'blob')`.execute(test.deps.db);
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } =
        await sql`SELECT FROM ${sql.table(name)} t WHERE t::text ~ ${`${secret}|secretword|${Buffer.from(secret).toString('hex')}`} LIMIT 1`.execute(
          test.deps.db,
        );
      if (rows.length > 0) found.push(name);
    }
    expect(found).toEqual([]);
    const draft = (await rowsOf(test.lin, 'Drafts')).find((row) => row.subject === '密码草稿') as ListedRow;
    expect((await openRow(test.lin, draft, { folder: 'Drafts' })).body).toMatchObject({
      html_text: `<p>${secret}</p>`,
      attrs: { is_password: true },
    });
  });

  it('RED-62 ATT-35 ATT-43 gives out its files with the grant of its opening alone', async () => {
    const { row } = await send();
    const { attachments, grant } = (await unlock(row.uid)).body;
    const [{ sid }] = attachments;
    expect(grant).not.toContain(password);
    expect(Buffer.from(grant, 'base64url').toString('latin1')).not.toContain(password);
    const ask = (path: string) => test.app.inject({ url: `/api${path}`, headers: test.chen.headers });
    const file = `/mail/attach/0/?uid=${row.uid}&folder=INBOX&sid=${sid}`;
    const zip = `/mail/message/attach-zip/?uid=${row.uid}&folder=INBOX`;
    for (const path of [file, `${file}&grant=xxxxxx`, `${file}&grant=${grant.slice(0, -2)}xx`, zip])
      expect((await ask(path)).json().code).toBe('mail-closed-again');
    expect((await ask(`${file}&grant=${grant}`)).body).toContain(secret);
    expect((await ask(`${zip}&grant=${grant}`)).statusCode).toBe(200);
    const eml = await ask(`/mail/message/eml/?uid=${row.uid}&folder=INBOX`);
    expect([eml.statusCode, eml.body.includes(secret), eml.body.includes(Buffer.from(secret).toString('base64').slice(0, 16))]).toEqual([
      200,
      false,
      false,
    ]);
    const searched = await test.chen.get('/mail/message/search/?keyword=SECRETWORD&page=1&page_size=10');
    expect(searched.body.total).toBe(0);
  });

  it('ATT-35 ATT-44 gives out a file with the password itself, and counts wrong ones as those of an opening', async () => {
    const { row } = await send();
    const [{ sid }] = (await unlock(row.uid)).body.attachments;
    const file = { uid: row.uid, folder: 'INBOX', sid, did: '0' };
    const fetchWith = (given: string) =>
      test.app.inject({
        url: '/api/mail/attach/0/',
        query: { ...file, uid: String(row.uid) },
        headers: { ...test.chen.headers, 'x-jinshu-mail-password': encodeURIComponent(given) },
      });
    const save = (given: string) => test.chen.post('/mail/message/save-attach/', { ...file, password: given });
    expect((await fetchWith(password)).body).toContain(secret);
    expect((await save(password)).body).toMatchObject({ name: `${secret}.pdf` });
    // In an address, which ends in logs, it opens nothing.
    const inAddress = { ...file, uid: String(row.uid), password };
    expect((await test.app.inject({ url: '/api/mail/attach/0/', query: inAddress, headers: test.chen.headers })).json().code).toBe(
      'mail-closed-again',
    );
    expect((await fetchWith('xxxxxx')).json().code).toBe('mail-password-wrong');
    for (let tries = 0; tries < 9; tries += 1) expect((await save('xxxxxx')).body.code).toBe('mail-password-wrong');
    expect((await fetchWith(password)).json().code).toBe('login-rate-limited');
    expect((await unlock(row.uid)).body.code).toBe('login-rate-limited');
  });

  it('RED-62 RED-39 VIE-07 shows its files, keeps them and brings its pictures with its grant alone', async () => {
    const letter = '<img src="https://pictures.example/a.png">';
    const id = await storeFile(test, test.lin, `${secret}.csv`, Buffer.from(`${secret},1`));
    const { row } = await send({ html: letter, attachments: [{ id }] });
    const { attachments, grant } = (await unlock(row.uid)).body;
    const [{ sid }] = attachments;
    const file = `uid=${row.uid}&folder=INBOX&sid=${sid}`;
    const pictures = `/mail/message/pictures/?uid=${row.uid}&folder=INBOX`;
    for (const path of [`/mail/attach/preview/?${file}`, `/mail/attach/preview/content/?${file}`, pictures])
      for (const given of ['', '&grant=xxxxxx']) expect((await test.chen.get(path + given)).body.code).toBe('mail-closed-again');
    const save = (given: object) => test.chen.post('/mail/message/save-attach/', { uid: row.uid, folder: 'INBOX', sid, ...given });
    expect((await save({})).body.code).toBe('mail-closed-again');
    expect((await save({ grant: 'xxxxxx' })).body.code).toBe('mail-closed-again');

    const shown = (await test.chen.get(`/mail/attach/preview/?${file}&grant=${grant}`)).body;
    expect(JSON.stringify(shown)).toContain(secret);
    expect((await test.chen.get(`${pictures}&grant=${grant}`)).body.results).toMatchObject([{ url: 'https://pictures.example/a.png' }]);
    // What was made of it is kept nowhere.
    expect(await test.deps.db.selectFrom('preview').selectAll().execute()).toEqual([]);
    expect((await save({ grant })).body).toMatchObject({ name: `${secret}.csv` });
  });

  it('RED-62 a grant is good for the session that was given it, for its letter, and for an hour', async () => {
    const [{ row }, { row: other }] = [await send(), await send()];
    const { attachments, grant } = (await unlock(row.uid)).body;
    const ask = async (uid: number, who = test.chen) =>
      (
        await test.app.inject({
          url: `/api/mail/attach/0/?uid=${uid}&folder=INBOX&sid=${attachments[0].sid}&grant=${grant}`,
          headers: who.headers,
        })
      ).statusCode;
    expect(await ask(row.uid)).toBe(200);
    expect(await ask(other.uid)).toBe(400);
    expect(await ask(row.uid, await test.enter(test.chen))).toBe(400);
    await keepSessions(test);
    const before = Date.now();
    clock = new Date(before + 3_599_000);
    expect(await ask(row.uid)).toBe(200);
    clock = new Date(before + 3_601_000);
    expect(await ask(row.uid)).toBe(400);
    clock = undefined;
  });

  it('RED-62 RED-63 says why it is not sent on as a file, password or not, and a burn mail not at all', async () => {
    const { row } = await send();
    expect((await openRow(test.chen, row, { query: '&view=6' })).body.code).toBe('sealed-not-attached');
    expect((await unlock(row.uid, password, { view: 6 })).body.code).toBe('sealed-not-attached');
    expect((await unlock(row.uid, password, { view: 5 })).body.html_text).toContain(secret);
    const { row: burning } = await send({ hasPassword: false, password: '', isBurn: true, burnLimit: 3 });
    for (const view of [5, 6, 7])
      expect((await openRow(test.chen, burning, { query: `&view=${view}` })).body.code).toBe('burn-not-forwarded');
  });

  it('SND-58 RED-61 counts as read by its recipient once it was opened, and as seen when it was looked at', async () => {
    const { row, subject } = await send();
    const status = async () => {
      const sent = await arrivedRow(test.lin, subject, 'Sent');
      const { message_id: id } = (await openRow(test.lin, sent, { folder: 'Sent' })).body;
      return (await test.lin.get(`/mail/message/status/?message_id=${encodeURIComponent(id)}`)).body.results[0].status;
    };
    await openRow(test.chen, row);
    expect([(await arrivedRow(test.chen, subject)).flags.includes('\\Seen'), await status()]).toEqual([true, 'deliver']);
    await unlock(row.uid);
    expect(await status()).toBe('readed');
  });

  it('SND-11 is sent once however often it is handed over', async () => {
    const form = makeForm(test.lin, [test.chen], { subject: '重复的密码邮件', hasPassword: true, password });
    const answers = await Promise.all([1, 2, 3].map(() => act(test.lin, 'sent', form)));
    expect(new Set(answers.map(({ body }) => body.message_id)).size).toBe(1);
    await arrivedRow(test.chen, '重复的密码邮件');
    expect((await rowsOf(test.chen, 'INBOX')).filter((row) => row.subject === '重复的密码邮件')).toHaveLength(1);
    expect((await rowsOf(test.lin, 'Sent')).filter((row) => row.subject === '重复的密码邮件')).toHaveLength(1);
  });

  it('RED-62 cannot be sent on without the password, and is quoted with it alone', async () => {
    const { row } = await send();
    expect((await openRow(test.chen, row, { query: '&view=5' })).body.code).toBe('mail-password-wrong');
    expect((await unlock(row.uid, password, { view: 3 })).body.html_text).toContain(secret);
    expect((await unlock(row.uid, password, { view: 5 })).body.attachments).toMatchObject([
      { name: `${secret}.pdf`, id: expect.any(Number) },
    ]);
  });
});
