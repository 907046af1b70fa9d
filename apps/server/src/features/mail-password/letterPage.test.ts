import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageLanguage } from '../../platform/web/pageLanguage.ts';
import { type MailboxToOutside, openMailboxToOutside } from '../../testing/openMailbox.ts';
import { act, makeForm, storeFile } from '../../testing/sendForm.ts';
import { attemptLimits } from '../login/attempts.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let test: MailboxToOutside;
let clock = new Date();
beforeAll(async () => {
  test = await openMailboxToOutside({ now: () => clock, env: { JINSHU_PUBLIC_URL: 'https://mail.jinshu.example' } });
});
afterAll(() => test.close());
beforeEach(() => test.deps.db.deleteFrom('login_failure').execute());

const outside = [
  { address: 'zhou@partner.example', name: '周红' },
  { address: 'wu@partner.example', name: '' },
];
const secret = '外部绝密OUTSIDESECRET';

/** Sends a message to two external recipients. Returns the path of each recipient's page by address, and the message id. */
async function send(changes: object) {
  const before = test.sink.mails.length;
  const id = await storeFile(test, test.lin, '合同.pdf', Buffer.from(`file ${secret}`));
  const form = makeForm(test.lin, outside, { html: `<p>${secret}</p><script>alert(1)</script>`, attachments: [{ id }], ...changes });
  const { body } = await act(test.lin, 'sent', form);
  const mails = (await test.sink.waitFor(before + 2)).slice(before);
  const paths = new Map(
    mails.map(({ recipients, raw }) => {
      const text = Buffer.from(raw.toString().replace(/=\r\n/g, '')).toString();
      const plain = /Content-Transfer-Encoding: base64/.test(text)
        ? Buffer.from(text.split('\r\n\r\n').slice(1).join(''), 'base64').toString()
        : text;
      return [recipients[0] as string, /https:\/\/mail\.jinshu\.example(\/letter\/[\w-]+)/.exec(plain)?.[1] ?? ''];
    }),
  );
  return { paths, mails, messageId: body.message_id as string };
}
const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });
const post = (url: string, fields: Record<string, string>, { ip = '10.0.0.1', cookie = '' } = {}) =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': ip, cookie },
    payload: new URLSearchParams(fields).toString(),
  });
const statuses = async (messageId: string) =>
  (await test.lin.get(`/mail/message/status/?message_id=${encodeURIComponent(messageId)}`)).body.results.map(
    (row: { recipient: string; status: string }) => `${row.recipient} ${row.status}`,
  );

describe('the page of a letter', () => {
  it('RED-62 leads each recipient outside to a page of his own, and says nothing of the letter in the mail', async () => {
    const { paths, mails } = await send({ hasPassword: true, password: 'a1B2c3' });
    expect(mails.map(({ recipients }) => recipients)).toEqual(expect.arrayContaining([['zhou@partner.example'], ['wu@partner.example']]));
    expect(new Set(paths.values()).size).toBe(2);
    for (const { raw } of mails) {
      expect(raw.toString()).not.toContain(Buffer.from(secret).toString('base64').slice(0, 20));
      expect(raw.toString()).not.toContain('application/pdf');
    }
  });

  it('RED-62 opens the letter and its files by the password, runs nothing and lies in no cache', async () => {
    const { paths, messageId } = await send({ hasPassword: true, password: 'a1B2c3' });
    const path = paths.get('zhou@partner.example') ?? '';
    const closed = await get(path, { 'accept-language': 'en-GB,en;q=0.8' });
    expect(closed.statusCode).toBe(200);
    expect(closed.body).toContain('View password');
    expect(closed.body).not.toContain(secret);
    expect(closed.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(closed.headers['content-security-policy']).not.toContain('script-src');
    const wrong = await post(path, { password: 'A1B2C3', lang: 'zh-tw' });
    expect([wrong.statusCode, wrong.body.includes('密碼錯誤'), wrong.body.includes(secret)]).toEqual([403, true, false]);
    const open = await post(path, { password: 'a1B2c3' });
    expect(open.statusCode).toBe(200);
    expect(open.body).toContain(secret);
    expect(open.body).not.toContain('<script>');
    const sid = /name="sid" value="([^"]+)"/.exec(open.body)?.[1] ?? '';
    expect((await post(`${path}/file`, { sid, password: 'a1B2c3' })).body).toBe(`file ${secret}`);
    expect((await post(`${path}/file`, { sid, password: 'xxxxxx' })).statusCode).toBe(400);
    expect(await statuses(messageId)).toEqual(['wu@partner.example deliver', 'zhou@partner.example readed']);
  });

  it('RED-62 gives up on those who try passwords', async () => {
    const { paths } = await send({ hasPassword: true, password: 'a1B2c3' });
    const path = paths.get('wu@partner.example') ?? '';
    for (let tries = 0; tries < 10; tries += 1) await post(path, { password: `zzzz${10 + tries}`.slice(0, 6) });
    const page = await post(path, { password: 'a1B2c3', lang: 'en' });
    expect([page.statusCode, page.body.includes('Too many attempts'), page.body.includes(secret)]).toEqual([403, true, false]);
  });

  it('RED-62 keeps out whoever tries passwords, and neither the recipient elsewhere nor one who has read it before', async () => {
    const { paths } = await send({ hasPassword: true, password: 'a1B2c3' });
    const path = paths.get('wu@partner.example') ?? '';
    const open = (from: object) => post(path, { password: 'a1B2c3' }, from).then(({ statusCode }) => statusCode);
    const first = await post(path, { password: 'a1B2c3' }, { ip: '10.1.0.1' });
    expect(first.cookies).toMatchObject([{ name: 'jinshu_reader', path, httpOnly: true, secure: true }]);
    const cookie = `jinshu_reader=${first.cookies[0]?.value}`;
    for (let tries = 0; tries < 10; tries += 1) await post(path, { password: 'zzzzzz' }, { ip: '10.1.0.2' });
    expect([await open({ ip: '10.1.0.2' }), await open({ ip: '10.1.0.3' })]).toEqual([403, 200]);
    // After guesses from many places, new readers are blocked, but a browser that has opened the message is not.
    await sql`INSERT INTO login_failure (key, at) SELECT key, at FROM (SELECT * FROM login_failure WHERE key ~ ':link:[0-9a-f]+$' LIMIT 1) one,
      generate_series(1, ${attemptLimits.guesses})`.execute(test.deps.db);
    expect([await open({ ip: '10.1.2.1' }), await open({ ip: '10.1.2.1', cookie }), await open({ ip: '10.1.0.2', cookie })]).toEqual([
      403, 200, 200,
    ]);
    clock = new Date(clock.getTime() + 16 * 60_000);
    expect(await open({ ip: '10.1.2.1' })).toBe(200);
  });

  it('RED-63 counts each opening of a burn mail outside, and none by looking at the page', async () => {
    const { paths } = await send({ isBurn: true, burnLimit: 2 });
    const path = paths.get('zhou@partner.example') ?? '';
    for (let looks = 0; looks < 3; looks += 1) expect((await get(`${path}?lang=en`)).body).toContain('2 views left');
    expect((await post(path, {})).body).toContain(secret);
    const both = await Promise.all([post(path, {}), post(path, {}), post(path, {})]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
    const open = both.find(({ statusCode }) => statusCode === 200)?.body ?? '';
    const sid = /name="sid" value="([^"]+)"/.exec(open)?.[1] ?? '';
    expect((await post(`${path}/file`, { sid })).body).toBe(`file ${secret}`);
    expect((await get(path)).statusCode).toBe(404);
    expect((await get(paths.get('wu@partner.example') ?? '')).statusCode).toBe(200);
    // The sender learns at whom it has burned.
    const burned = await test.deps.db.selectFrom('delivery').select('recipient').where('burned_at', 'is not', null).execute();
    expect(burned.map(({ recipient }) => recipient)).toEqual(['zhou@partner.example']);
    clock = new Date(clock.getTime() + 11 * 60_000);
    expect((await post(`${path}/file`, { sid })).statusCode).toBe(404);
  });

  it('RED-62 ends after thirty days', async () => {
    const { paths } = await send({ hasPassword: true, password: 'a1B2c3' });
    const path = paths.get('zhou@partner.example') ?? '';
    const before = clock;
    clock = new Date(before.getTime() + 30 * 86_400_000);
    expect((await get(path)).statusCode).toBe(404);
    expect((await post(path, { password: 'a1B2c3' })).statusCode).toBe(404);
    clock = before;
  });

  it('answers every unknown link alike', async () => {
    for (const path of ['/letter/x', `/letter/${'a'.repeat(32)}`, '/letter/%00']) expect((await get(path)).statusCode).toBe(404);
  });

  it.each([
    [undefined, 'zh-TW,zh;q=0.9', 'zh-tw'],
    [undefined, 'fr,en;q=0.5', 'en'],
    ['zh-hans', 'en', 'zh-hans'],
    [undefined, undefined, 'zh-hans'],
  ])('I18 speaks to %s, %s in %s', (chosen, accepted, language) => expect(pageLanguage(chosen, accepted)).toBe(language));
});
