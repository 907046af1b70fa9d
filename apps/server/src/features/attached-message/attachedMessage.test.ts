import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { composeMessage, type OutgoingMessage } from '../../mime/compose/composeMessage.ts';
import type { PolicyValues } from '../../platform/policy/policies.ts';
import { makeWordFile } from '../../testing/officeFiles.ts';
import { type OpenMailbox, openMailbox } from '../../testing/openMailbox.ts';
import { setOwnPolicies } from '../../testing/setOwnPolicies.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let test: OpenMailbox;
let uid: number;
const picture = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108', 'hex');

const mail = async (more: Partial<OutgoingMessage>) =>
  (
    await composeMessage({
      from: { name: '顾清', address: 'gu@outside.example' },
      to: [{ name: '何以安', address: 'he@outside.example' }],
      cc: [],
      subject: '原信',
      domain: 'outside.example',
      date: new Date('2026-11-19T08:00:00Z'),
      ...more,
    })
  ).raw;
const asFile = (name: string, content: Buffer, type = 'message/rfc822') => ({ name, type, content });

beforeAll(async () => {
  test = await openMailbox();
  const innermost = await mail({ subject: '最里面的信', text: '到底了。' });
  const inner = await mail({
    html: '<p>原信正文</p><img src="cid:pic@x"><img src="https://pictures.example/a.png">',
    attachments: [
      { name: '图.png', type: 'image/png', content: picture, contentId: 'pic@x' },
      { name: '合同.docx', type: 'application/msword', content: await makeWordFile('总则') },
      asFile('再里面.eml', innermost, 'application/octet-stream'),
    ],
  });
  ({ uid } = await test.arrive({
    subject: '转给你',
    attachments: [asFile('原信.eml', inner), asFile('不是信.txt', Buffer.from('x'), 'text/plain')],
  }));
});
afterAll(() => test.close());

const outer = async () =>
  ((await test.lin.get(`/mail/message/${uid}/?folder=INBOX`)).body.attachments as { sid: string; name: string }[]).map(({ sid }) => sid);
const path = (what: string, sid: string) => `/mail/attach/${what}/?uid=${uid}&folder=INBOX&sid=${encodeURIComponent(sid)}`;
const read = async (sid: string, who = test.lin) => who.get(path('message', sid));
const sidOf = (body: { attachments: { sid: string; name: string }[] }, name: string) =>
  body.attachments.find((file) => file.name === name)?.sid ?? '';

describe('a mail that is a file of another one', () => {
  it('RED-35 is read with its own head, body and files, and so is the mail in it', async () => {
    const [sid = ''] = await outer();
    const { body } = await read(sid);
    expect(body).toMatchObject({
      subject: '原信',
      date: '2026-11-19T08:00:00.000Z',
      mfrom: { name: '顾清', address: 'gu@outside.example' },
      to: [{ name: '何以安', address: 'he@outside.example' }],
      is_html: true,
      html_text: expect.stringContaining('原信正文'),
      is_unparsed: false,
    });
    expect(body.attachments.map(({ name, is_inline }: { name: string; is_inline: boolean }) => [name, is_inline])).toEqual([
      ['图.png', true],
      ['合同.docx', false],
      ['再里面.eml', false],
    ]);
    expect((await read(sidOf(body, '再里面.eml'))).body).toMatchObject({
      subject: '最里面的信',
      plain_text: expect.stringContaining('到底了。'),
    });
  });

  it('RED-35 RED-39 VIE-07 its files are downloaded, shown and kept as any other', async () => {
    const [sid = ''] = await outer();
    const { body } = await read(sid);
    const ask = (url: string) => test.app.inject({ url: `/api${url}`, headers: test.lin.headers });
    const shown = await ask(path('0', sidOf(body, '图.png')));
    expect([shown.headers['content-type'], shown.rawPayload.equals(picture)]).toEqual(['image/png', true]);
    expect((await test.lin.get(path('preview', sidOf(body, '合同.docx')))).body).toMatchObject({
      kind: 'html',
      html: expect.stringContaining('总则'),
    });
    const saved = await test.lin.post('/mail/message/save-attach/', { uid, folder: 'INBOX', sid: sidOf(body, '合同.docx') });
    expect(saved.body).toMatchObject({ name: '合同.docx' });
  });

  it('RED-48 names its own pictures from elsewhere', async () => {
    const [sid = ''] = await outer();
    const { body } = await test.lin.get(`/mail/message/pictures/?uid=${uid}&folder=INBOX&sid=${sid}`);
    expect(body.results.map(({ url }: { url: string }) => url)).toEqual(['https://pictures.example/a.png']);
  });

  it('is none where the file is no mail, lies too deep, or is somebody else’s', async () => {
    const [sid = '', other = ''] = await outer();
    expect((await read(other)).body.code).toBe('attachment-not-found');
    expect((await read(`${sid}!9`)).body.code).toBe('attachment-not-found');
    expect((await read(Array.from({ length: 20 }, () => sid).join('!'))).body.code).toBe('attachment-not-found');
    expect((await read(sid, test.chen)).status).toBe(404);
  });

  it('RED-38 PRM-06 is not shown where downloads are switched off', async () => {
    const [sid = ''] = await outer();
    const set = (values: Partial<PolicyValues>) => setOwnPolicies(test.deps.db, test.lin.accountId, values);
    await set({ is_maildownload: false });
    expect((await read(sid)).status).toBe(403);
    await set({});
  });
});
