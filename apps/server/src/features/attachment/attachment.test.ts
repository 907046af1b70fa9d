import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { safeType } from '../../mail/attachment/safeType.ts';
import { distinctNames } from '../../mail/attachment/zipFiles.ts';
import type { PolicyValues } from '../../platform/policy/policies.ts';
import { type OpenMailbox, openMailbox } from '../../testing/openMailbox.ts';
import { setOwnPolicies } from '../../testing/setOwnPolicies.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: OpenMailbox;
let uid: number;
const pdf = Buffer.from('%PDF-1.4 a contract of some length');
const files = [
  { name: '合同 终稿.pdf', type: 'application/pdf', content: pdf },
  { name: 'a.txt', type: 'text/plain', content: Buffer.from('first') },
  { name: 'a.txt', type: 'text/plain', content: Buffer.from('second') },
  { name: 'page.html', type: 'text/html', content: Buffer.from('<script>alert(1)</script>') },
  { name: 'logo.svg', type: 'image/svg+xml', content: Buffer.from('<svg onload="alert(1)"/>') },
  { name: 'pic.png', type: 'image/png', content: Buffer.from('picture'), contentId: 'pic@x' },
];

beforeAll(async () => {
  test = await openMailbox();
  ({ uid } = await test.arrive({ subject: '附件', html: '<img src="cid:pic@x">', attachments: files }));
});
afterAll(() => test.close());

const listed = async () =>
  (await test.lin.get(`/mail/message/${uid}/?folder=INBOX`)).body.attachments as { sid: string; name: string; content_id?: string }[];
const sidOf = async (name: string) => (await listed()).find((file) => file.name === name)?.sid ?? '';
const ask = (path: string, headers: Record<string, string> = {}, who = test.lin) =>
  test.app.inject({ url: `/api${path}`, headers: { ...who.headers, ...headers } });
const file = async (name: string, query = '', headers = {}) =>
  ask(`/mail/attach/0/?uid=${uid}&folder=INBOX&sid=${await sidOf(name)}${query}`, headers);

/** Names and bytes of a zip, read from its central directory. */
function unzip(zip: Buffer): [string, string][] {
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const entries: [string, string][] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extraLength, commentLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    expect(zip.readUInt16LE(at + 8) & 0x0800).toBe(0x0800);
    entries.push([zip.toString('utf8', at + 46, at + 46 + nameLength), inflateRawSync(bytes).toString()]);
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}

describe('a file of a mail', () => {
  it('ATT-35 ATT-42 API-08 downloads under its true name, safe from running', async () => {
    const answer = await file('合同 终稿.pdf', '&download=1');
    expect(answer.rawPayload.equals(pdf)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="__ __.pdf"; filename*=UTF-8''${encodeURIComponent('合同 终稿.pdf')}`,
    });
  });

  it('ATT-35 shows by itself only what runs nothing', async () => {
    // The viewer of a browser does more with a PDF than show it.
    const { headers: ofPdf } = await file('合同 终稿.pdf');
    expect(ofPdf['content-disposition']).toMatch(/^attachment/);
    expect(ofPdf['content-security-policy']).toContain("sandbox; default-src 'none'");
    expect((await file('a.txt')).headers['content-disposition']).toMatch(/^inline/);
    for (const name of ['page.html', 'logo.svg']) {
      const { headers } = await file(name);
      expect(headers['content-disposition']).toMatch(/^attachment/);
      expect(headers['content-security-policy']).toContain("sandbox; default-src 'none'");
    }
  });

  it('ATT-35 answers a part of it', async () => {
    const answer = await file('合同 终稿.pdf', '', { range: 'bytes=1-3' });
    expect(answer.statusCode).toBe(206);
    expect(answer.body).toBe('PDF');
    expect(answer.headers['content-range']).toBe(`bytes 1-3/${pdf.length}`);
    expect((await file('合同 终稿.pdf', '', { range: 'bytes=900-' })).statusCode).toBe(416);
  });

  it('is there for the owner of the mail alone', async () => {
    const sid = await sidOf('a.txt');
    expect((await ask(`/mail/attach/0/?uid=${uid}&folder=INBOX&sid=${sid}`, {}, test.chen)).statusCode).toBe(404);
    expect((await ask(`/mail/attach/0/?uid=${uid}&folder=INBOX&sid=99`)).json().code).toBe('attachment-not-found');
  });

  it('ATT-43 comes with all others as a zip, pictures of the text left out', async () => {
    const answer = await ask(`/mail/message/attach-zip/?uid=${uid}&folder=INBOX`);
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('附件.zip'));
    expect(unzip(answer.rawPayload)).toEqual([
      ['合同 终稿.pdf', pdf.toString()],
      ['a.txt', 'first'],
      ['a (2).txt', 'second'],
      ['page.html', '<script>alert(1)</script>'],
      ['logo.svg', '<svg onload="alert(1)"/>'],
    ]);
  });

  it('PRM-06 is not given out where downloads are switched off, except the pictures of the text', async () => {
    const set = (values: Partial<PolicyValues>) => setOwnPolicies(test.deps.db, test.lin.accountId, values);
    await set({ is_maildownload: false });
    expect((await file('a.txt')).statusCode).toBe(403);
    expect((await ask(`/mail/message/attach-zip/?uid=${uid}&folder=INBOX`)).statusCode).toBe(403);
    expect((await ask(`/mail/message/eml/?uid=${uid}&folder=INBOX`)).statusCode).toBe(403);
    expect((await file('pic.png')).body).toBe('picture');
    expect((await file('pic.png', '&download=1')).statusCode).toBe(403);
    await set({});
  });
});

describe('a download', () => {
  it('ATT-35 is not sent twice to whoever has it, and goes on where it broke off only with the same bytes', async () => {
    const { etag } = (await file('合同 终稿.pdf')).headers as { etag: string };
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await file('合同 终稿.pdf', '', { 'if-none-match': known });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    expect((await file('合同 终稿.pdf', '', { 'if-none-match': '"x"' })).statusCode).toBe(200);
    const rest = { range: 'bytes=5-' };
    expect((await file('合同 终稿.pdf', '', { ...rest, 'if-range': etag })).statusCode).toBe(206);
    const other = await file('合同 终稿.pdf', '', { ...rest, 'if-range': '"x"' });
    expect([other.statusCode, other.rawPayload.equals(pdf)]).toEqual([200, true]);
  });

  it('ATT-35 tells of itself without its bytes', async () => {
    const url = `/api/mail/attach/0/?uid=${uid}&folder=INBOX&sid=${await sidOf('合同 终稿.pdf')}`;
    const { statusCode, headers, body } = await test.app.inject({ method: 'HEAD', url, headers: test.lin.headers });
    expect([statusCode, headers['content-length'], headers['accept-ranges'], body]).toEqual([200, String(pdf.length), 'bytes', '']);
  });
});

describe('ATT-44 RED-39 a file that is saved to the file centre', () => {
  const save = async (name: string, who = test.lin) =>
    who.post('/mail/message/save-attach/', { uid, folder: 'INBOX', sid: await sidOf(name) });
  const onDisk = async () =>
    (await test.lin.get('/netdisk/net/?disk=personal&folder_id=0&page=1&page_size=10')).body.results.map(
      (one: { name: string }) => one.name,
    );

  it('lies on the personal disk, under a free name', async () => {
    expect(await save('合同 终稿.pdf')).toMatchObject({ status: 200, body: { name: '合同 终稿.pdf', size: pdf.length } });
    expect((await save('合同 终稿.pdf')).body.name).toBe('合同 终稿 (2).pdf');
    expect((await onDisk()).sort()).toEqual(['合同 终稿 (2).pdf', '合同 终稿.pdf']);
    const { rows } = await test.database.pool.query('SELECT DISTINCT md5, hash FROM disk_file');
    expect(rows).toEqual([{ md5: createHash('md5').update(pdf).digest('hex'), hash: createHash('sha256').update(pdf).digest() }]);
  });

  it('RED-38 needs no permission to download, but the mail', async () => {
    const set = (values: Partial<PolicyValues>) => setOwnPolicies(test.deps.db, test.lin.accountId, values);
    await set({ is_maildownload: false });
    expect((await save('a.txt')).status).toBe(200);
    await set({});
    expect((await save('a.txt', test.chen)).status).toBe(404);
    expect((await test.lin.post('/mail/message/save-attach/', { uid, folder: 'INBOX', sid: '99' })).body.code).toBe('attachment-not-found');
  });

  it('ERR-27 is refused where the disk has no room', async () => {
    await test.database.pool.query('UPDATE disk SET quota_bytes = 10 WHERE mailbox_id IS NOT NULL');
    expect((await save('page.html')).body.code).toBe('upload-over-pdisk');
    await test.database.pool.query('UPDATE disk SET quota_bytes = 0 WHERE mailbox_id IS NOT NULL');
  });
});

describe('names and types', () => {
  it('numbers names that come twice, letter case ignored, and keeps them inside the folder', () => {
    expect(distinctNames(['a.txt', 'A.txt', 'a (2).txt', '../x', '..', 'x', '.bashrc'])).toEqual([
      'a.txt',
      'A (2).txt',
      'a (2) (2).txt',
      '.._x',
      '_',
      'x',
      '.bashrc',
    ]);
  });

  it.each([
    ['IMAGE/PNG; name=x', 'image/png', true],
    ['text/plain', 'text/plain; charset=utf-8', true],
    ['image/svg+xml', 'image/svg+xml', false],
    ['application/xhtml+xml', 'application/xhtml+xml', false],
    ['text/html\r\nx: y', 'application/octet-stream', false],
    ['', 'application/octet-stream', false],
  ])('answers %j as %s', (declared, type, canShow) => {
    expect(safeType(declared)).toEqual({ type, canShow });
  });
});
