import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { collectBlobs } from '../../mail/check/collectBlobs.ts';
import type { PolicyValues } from '../../platform/policy/policies.ts';
import { makePdf, makeZip } from '../../testing/documents.ts';
import { makeWordFile } from '../../testing/officeFiles.ts';
import { type OpenMailbox, openMailbox } from '../../testing/openMailbox.ts';
import { setOwnPolicies } from '../../testing/setOwnPolicies.ts';
import { createPreviewer } from './createPreviewer.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let test: OpenMailbox;
let clock = new Date('2026-11-20T02:30:00Z');
let uid: number;

/** Image whose header claims an enormous size. */
const hugePicture = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  Buffer.from([0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff]),
  Buffer.alloc(20),
]);
const bombPdf = () => {
  const content = deflateSync(deflateSync(Buffer.alloc(64 * 1024 * 1024, 'x'), { level: 9 }), { level: 9 });
  return Buffer.from(
    makePdf(['x'], { content }).toString('latin1').replace('/Filter /FlateDecode ', '/Filter [/FlateDecode /FlateDecode] '),
    'latin1',
  );
};

beforeAll(async () => {
  test = await openMailbox({ now: () => clock });
  const file = (name: string, content: Buffer | string, type = 'application/octet-stream') => ({
    name,
    type,
    content: Buffer.from(content as Buffer),
  });
  ({ uid } = await test.arrive({
    subject: '各种文件',
    attachments: [
      file('合同.docx', await makeWordFile('总则')),
      file('图.svg', '<svg onload="alert(1)"><script>alert(1)</script><rect/></svg>', 'text/html'),
      file('照片.png', hugePicture),
      file('说明.pdf', makePdf(['正文'])),
      file('假.pdf', '<html><script>alert(1)</script>'),
      file('页.html', '<script>alert(1)</script>页', 'text/html'),
      file('程序.exe', 'MZ'),
      file('大.txt', Buffer.alloc(10_485_761, 'x')),
      file('刚好.log', Buffer.alloc(10_485_760, 'x')),
      file('炸弹.docx', await makeZip({ 'word/document.xml': Buffer.alloc(100 * 1024 * 1024, ' ') })),
      file('炸弹.pdf', bombPdf()),
      file('坏.xlsx', 'PK\u0003\u0004 nothing'),
    ],
  }));
});
afterAll(() => test.close());

const sidOf = async (name: string) =>
  ((await test.lin.get(`/mail/message/${uid}/?folder=INBOX`)).body.attachments as { sid: string; name: string }[]).find(
    (one) => one.name === name,
  )?.sid ?? '';
const preview = async (name: string, who = test.lin) => who.get(`/mail/attach/preview/?uid=${uid}&folder=INBOX&sid=${await sidOf(name)}`);
const content = async (name: string, headers: Record<string, string> = {}) =>
  test.app.inject({
    url: `/api/mail/attach/preview/content/?uid=${uid}&folder=INBOX&sid=${await sidOf(name)}`,
    headers: { ...test.lin.headers, ...headers },
  });
const none = (failure: string) => ({ status: 200, body: { kind: 'none', failure, is_cut: false } });
const rows = async () => (await test.database.pool.query('SELECT suffix, kind, failure FROM preview ORDER BY suffix')).rows;

describe('what there is to see of a file', () => {
  it('VIE-07 FIL-50 D-83 is made by the server of an office file, once for the same bytes', async () => {
    const first = await preview('合同.docx');
    expect(first).toMatchObject({ status: 200, body: { kind: 'html', is_cut: false, html: expect.stringContaining('总则') } });
    await test.database.pool.query("UPDATE preview SET kind = 'text'");
    // Nothing was generated again: the stored preview was returned unchanged.
    expect((await preview('合同.docx')).body.html).toBe(first.body.html);
    expect(await rows()).toEqual([{ suffix: 'docx', kind: 'text', failure: null }]);
    await test.database.pool.query("UPDATE preview SET kind = 'html'");
  });

  it('is made once for two who ask at once', async () => {
    await test.database.pool.query('DELETE FROM preview');
    const answers = await Promise.all([preview('合同.docx'), preview('合同.docx'), preview('合同.docx')]);
    expect(new Set(answers.map(({ body }) => body.html)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it('VIE-05 ERR-31 is nothing above 10485760 bytes', async () => {
    expect(await preview('大.txt')).toEqual(none('too-large'));
    expect((await preview('刚好.log')).body).toMatchObject({ kind: 'text', is_cut: true });
  });

  it('VIE-06 is nothing for other endings', async () => {
    expect(await preview('程序.exe')).toEqual(none('unsupported'));
  });

  it('VIE-07 is for a picture and a PDF the file itself, under the type that its bytes have', async () => {
    expect((await preview('说明.pdf')).body).toEqual({ kind: 'pdf', is_cut: false });
    const pdf = await content('说明.pdf');
    expect([pdf.headers['content-type'], pdf.rawPayload.equals(makePdf(['正文']))]).toEqual(['application/pdf', true]);
    expect(await preview('假.pdf')).toEqual(none('damaged'));
    expect((await content('假.pdf')).statusCode).toBe(404);
  });

  it('VIE-07 is for a drawing one without scripts, whatever its mail calls it', async () => {
    expect((await preview('图.svg')).body).toEqual({ kind: 'image', is_cut: false });
    const { headers, body } = await content('图.svg');
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' });
    expect(headers['content-security-policy']).toContain("sandbox; default-src 'none'");
    expect(body).toBe('<svg xmlns="http://www.w3.org/2000/svg"><rect></rect></svg>');
  });

  it('VIE-07 is for a page its source, which only the frame of the preview shows', async () => {
    expect((await preview('页.html')).body).toMatchObject({ kind: 'html', html: '<script>alert(1)</script>页' });
    expect((await content('页.html')).statusCode).toBe(404);
  });

  it('RED-38 PRM-06 is nobody else’s, and nobody’s whose downloads are switched off', async () => {
    const sid = await sidOf('合同.docx');
    expect((await test.chen.get(`/mail/attach/preview/?uid=${uid}&folder=INBOX&sid=${sid}`)).status).toBe(404);
    const set = (values: Partial<PolicyValues>) => setOwnPolicies(test.deps.db, test.lin.accountId, values);
    await set({ is_maildownload: false });
    expect((await preview('合同.docx')).status).toBe(403);
    expect((await content('图.svg')).statusCode).toBe(403);
    await set({});
    expect((await test.lin.get(`/mail/attach/preview/?uid=${uid}&folder=INBOX&sid=99`)).body.code).toBe('attachment-not-found');
  });
});

describe('a hostile file', () => {
  it('VIE-07 is not opened: a bomb of an archive, a picture too large for any screen, a file that is broken', async () => {
    expect(await preview('炸弹.docx')).toEqual(none('harmful'));
    expect(await preview('照片.png')).toEqual(none('harmful'));
    expect(await preview('坏.xlsx')).toEqual(none('damaged'));
  });

  it('VIE-07 is not given to a browser when it was too much for the reader of files', async () => {
    expect((await preview('炸弹.pdf')).body).toEqual({ kind: 'pdf', is_cut: false });
    const hash = (await test.deps.db.selectFrom('content').select('attachments').executeTakeFirstOrThrow()).attachments.find(
      ({ name }) => name === '炸弹.pdf',
    )?.hash;
    await test.database.pool.query("INSERT INTO attachment_text (hash, failure) VALUES (decode($1, 'hex'), 'too-hungry')", [hash]);
    expect(await preview('炸弹.pdf')).toEqual(none('harmful'));
    await test.database.pool.query("UPDATE attachment_text SET failure = 'encrypted'");
    expect(await preview('炸弹.pdf')).toEqual(none('encrypted'));
  });

  it('takes neither the server nor the next file with it, however slow or hungry it is', async () => {
    const previewer = createPreviewer({ timeLimitMs: 8_000 });
    try {
      // Closing tags that close nothing, over elements that are never closed: each looks through all of them.
      const slow = await makeZip({
        'ppt/presentation.xml': '<p/>',
        'ppt/slides/slide1.xml': `${'<a>'.repeat(900)}${'</b>'.repeat(16_000_000)}`,
      });
      expect(await previewer.show({ suffix: 'pptx', bytes: slow })).toEqual({ failure: 'too-slow' });
      expect(await previewer.show({ suffix: 'docx', bytes: await makeWordFile('之后') })).toMatchObject({ kind: 'html' });
    } finally {
      previewer.close();
    }
  });
});

describe('what was made', () => {
  it('is tried again after an hour where the file was too much', async () => {
    await preview('炸弹.docx');
    await test.database.pool.query("UPDATE preview SET failure = 'harmful', result_hash = NULL WHERE suffix = 'docx'");
    expect(await preview('合同.docx')).toEqual(none('harmful'));
    clock = new Date(clock.getTime() + 61 * 60_000);
    test.lin = await test.enter(test.lin);
    expect((await preview('合同.docx')).body.kind).toBe('html');
  });

  it('goes when nobody looked at it for a week, and its bytes with it', async () => {
    const kept = async () =>
      (await test.database.pool.query("SELECT result_hash FROM preview WHERE result_hash IS NOT NULL AND suffix <> 'html'")).rows;
    await preview('合同.docx');
    const before = (await kept()).map(({ result_hash: hash }) => hash as Buffer);
    expect(before.length).toBeGreaterThan(0);
    clock = new Date(clock.getTime() + 8 * 24 * 60 * 60_000);
    test.lin = await test.enter(test.lin);
    await test.database.pool.query("UPDATE blob SET kept_at = kept_at - interval '9 days'");
    await test.database.pool.query("DELETE FROM preview WHERE suffix = 'html'");
    await preview('页.html');
    expect((await rows()).map(({ suffix }) => suffix)).toEqual(['html']);
    await collectBlobs({ ...test.deps, now: () => new Date(Date.now() + 2 * 24 * 60 * 60_000) });
    for (const hash of before) expect((await test.database.pool.query('SELECT FROM blob WHERE hash = $1', [hash])).rowCount).toBe(0);
    // What is in use stays.
    expect((await preview('页.html')).body.html).toContain('页');
  });
});
