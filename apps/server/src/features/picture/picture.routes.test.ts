import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PolicyValues } from '../../platform/policy/policies.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, type TestSession } from '../../testing/factories.ts';
import { setOwnPolicies } from '../../testing/setOwnPolicies.ts';
import { takeOutKeptPictures } from './takeOutKeptPictures.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const head = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(40)]);

describe('pictures in letters', () => {
  let test: TestApp;
  let account: TestAccount;
  let session: TestSession;

  beforeAll(async () => {
    test = await buildTestApp();
    account = await makeAccount(test.deps);
    session = await openSession(test.deps, account);
  });
  afterAll(() => test.close());

  const upload = async (bytes: Buffer, type = 'image/png') => {
    const form = new FormData();
    form.append('imgFile', new Blob([new Uint8Array(bytes)], { type }), 'picture');
    const request = new Request('http://x/', { method: 'POST', body: form });
    return test.app.inject({
      method: 'POST',
      url: '/api/setting/upload-img/',
      headers: { ...session.headers, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };

  it('CMP-21 are kept and shown to whoever kept them', async () => {
    const { url } = (await upload(png)).json();
    expect(url).toMatch(/^\/api\/setting\/picture\/[0-9a-f-]{36}\/$/);
    const shown = await test.app.inject({ url, headers: session.headers });
    expect([shown.headers['content-type'], shown.rawPayload.equals(png)]).toEqual(['image/png', true]);
    expect((await upload(png)).json()).toEqual({ url });
    const other = await openSession(test.deps, await makeAccount(test.deps));
    expect((await test.app.inject({ url, headers: other.headers })).statusCode).toBe(404);
    expect((await test.app.inject({ url })).statusCode).toBe(401);
  });

  it.each([
    ['a JPEG', head('\xff\xd8\xff\xe0'), 'image/jpeg'],
    ['a GIF', head('GIF89a'), 'image/gif'],
    ['a BMP', head('BM'), 'image/bmp'],
  ])('CMP-19 %s is taken', async (_what, bytes, type) => {
    const { url } = (await upload(bytes, type)).json();
    expect((await test.app.inject({ url, headers: session.headers })).headers['content-type']).toBe(type);
  });

  it.each([
    ['a page that says it is a picture', Buffer.from('<script>alert(1)</script>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['WebP', head('RIFF\0\0\0\0WEBP')],
    ['nothing', Buffer.alloc(0)],
  ])('CMP-19 ERR-29 %s is refused', async (_what, bytes) => {
    expect((await upload(bytes)).json()).toMatchObject({ code: 'image-type' });
  });

  it('CMP-20 ERR-30 10 MB are taken, and not a byte more', async () => {
    const whole = Buffer.concat([png, Buffer.alloc(10_485_760 - png.length)]);
    expect((await upload(whole)).statusCode).toBe(200);
    expect((await upload(Buffer.concat([whole, Buffer.alloc(1)]))).json()).toMatchObject({ code: 'image-size' });
  });

  it('PRM-04 PRM-12 are refused where nobody may put in any', async () => {
    const permit = (values: Partial<PolicyValues>) => setOwnPolicies(test.deps.db, account.accountId, values);
    await permit({ disable_upload_image: true });
    expect((await upload(png)).statusCode).toBe(403);
    await permit({});
  });

  it('go out as parts of the mail, those of others and from elsewhere stay as they are', async () => {
    const { url } = (await upload(png)).json() as { url: string };
    const stranger = '/api/setting/picture/00000000-0000-4000-8000-000000000000/';
    const html = `<p><img src="${url}"><img alt="x" src='http://host${url}'><img src="${stranger}"><img src="https://x.example/a.png"></p>`;
    const { html: sent, pictures } = await takeOutKeptPictures(test.deps, { accountId: account.accountId, html });
    const cid = pictures[0]?.contentId;
    expect(pictures).toEqual([
      { name: 'picture-1.png', type: 'image/png', content: png, contentId: expect.stringMatching(/@jinshu\.example$/) },
    ]);
    expect(sent).toBe(
      `<p><img src="cid:${cid}"><img alt="x" src='cid:${cid}'><img src="${stranger}"><img src="https://x.example/a.png"></p>`,
    );
    const other = await makeAccount(test.deps);
    expect(await takeOutKeptPictures(test.deps, { accountId: other.accountId, html })).toEqual({ html, pictures: [] });
  });
});
