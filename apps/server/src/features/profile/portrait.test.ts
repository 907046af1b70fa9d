import { encode } from 'bmp-ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { decideForCommand, listForCommand } from '../../cli/approval.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, type TestSession } from '../../testing/factories.ts';

vi.setConfig({ testTimeout: 60_000 });

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

const red = { r: 200, g: 20, b: 20 };
const picture = (width = 120, height = 80) => sharp({ create: { width, height, channels: 3, background: red } });

/** A body of form data with one file. */
function form(bytes: Uint8Array, type = 'image/png') {
  const boundary = 'part';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="imgFile"; filename="me.png"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}

describe('portrait', () => {
  let test: TestApp;
  let account: TestAccount;
  let session: TestSession;

  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.deps.db.deleteFrom('approval').execute();
    account = await makeAccount(test.deps);
    session = await openSession(test.deps, account);
  });

  const upload = (bytes: Uint8Array) => {
    const { payload, type } = form(bytes);
    const headers = { ...session.headers, 'content-type': type };
    return test.app.inject({ method: 'POST', url: '/api/setting/upload-portrait/', headers, payload });
  };
  const post = (url: string, payload: object, { headers } = session) => test.app.inject({ method: 'POST', url, headers, payload });
  const get = (url: string, { headers } = session) => test.app.inject({ url, headers });
  const grant = async () => {
    const [request] = (await listForCommand(test.deps, false)).value as { id: number }[];
    await decideForCommand(test.deps, { given: String(request?.id), outcome: 'granted', reason: '' });
  };

  it('SET-12 SET-13 stores JPG, GIF, PNG and BMP in three square sizes', async () => {
    const bmp = encode({ data: Buffer.alloc(40 * 20 * 4, 0x40), width: 40, height: 20, bitPP: 24 }).data;
    const files = [await picture().jpeg().toBuffer(), await picture().gif().toBuffer(), await picture().png().toBuffer(), bmp];
    for (const file of files) {
      const { url } = (await upload(file)).json();
      expect(url).toMatch(/^\/api\/setting\/portrait\/[0-9a-f]{64}\/large\/$/);
      for (const [size, width] of Object.entries({ small: 48, regular: 96, large: 256 })) {
        const answer = await get(url.replace('large', size));
        expect(answer.headers).toMatchObject({
          'content-type': 'image/jpeg',
          'cache-control': 'private, max-age=31536000, immutable',
          'content-security-policy': expect.stringContaining('sandbox'),
        });
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width, height: width });
      }
    }
  });

  it('keeps nothing of where and how a picture was taken', async () => {
    const exif = { IFD0: { Artist: 'Lin Yue' }, IFD3: { GPSLatitude: '30/1 15/1 0/1' } };
    const file = await picture().withExif(exif).jpeg().toBuffer();
    expect((await sharp(file).metadata()).exif?.toString('latin1')).toContain('Lin Yue');
    const { url } = (await upload(file)).json();
    const { exif: kept, icc, xmp, iptc } = await sharp((await get(url)).rawPayload).metadata();
    expect([kept, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('SET-13 refuses other types, more than 10 MB, and what only begins as an image', async () => {
    const png = await picture().png().toBuffer();
    expect((await upload(await picture().webp().toBuffer())).json().code).toBe('image-type');
    expect((await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).json().code).toBe('image-type');
    expect((await upload(png.subarray(0, 60))).json().code).toBe('image-type');
    expect((await upload(Buffer.concat([png, Buffer.alloc(10_485_761 - png.length)]))).json().code).toBe('image-size');
    expect((await upload(Buffer.concat([png, Buffer.alloc(10_485_760 - png.length)]))).statusCode).toBe(200);
  });

  it('refuses a picture that claims too many pixels, and goes on', async () => {
    const bomb = Buffer.from(await picture(8, 8).png().toBuffer());
    bomb.writeUInt32BE(200_000, 16);
    bomb.writeUInt32BE(200_000, 20);
    const bmp = Buffer.alloc(60);
    bmp.write('BM', 0, 'latin1');
    bmp.writeUInt32LE(54, 10);
    bmp.writeUInt32LE(40, 14);
    bmp.writeInt32LE(2_000_000_000, 18);
    bmp.writeInt32LE(-2_000_000_000, 22);
    bmp.writeUInt16LE(24, 28);
    expect((await upload(bomb)).json().code).toBe('image-type');
    expect((await upload(bmp)).json().code).toBe('image-type');
    expect((await upload(await picture().png().toBuffer())).statusCode).toBe(200);
  });

  it('SET-12 SET-17 shows a new portrait to its owner alone until it is granted, then to every colleague', async () => {
    const other = await openSession(test.deps, await makeAccount(test.deps));
    const { url } = (await upload(await picture().png().toBuffer())).json();
    expect([(await get(url)).statusCode, (await get(url, other)).statusCode]).toEqual([200, 404]);
    expect((await post('/api/setting/users/set/', { imgurl: url }, other)).json().code).toBe('not-found');
    expect((await post('/api/setting/users/set/', { imgurl: url })).json().pending.changes).toEqual({ imgurl: url });
    const known = async () =>
      (await post('/api/contact/portraits/', { emails: [account.address.toUpperCase(), 'x@else.example'] }, other)).json();
    expect(await known()).toEqual({ count: 0, results: [] });
    await grant();
    expect((await get(url, other)).statusCode).toBe(200);
    expect(await known()).toEqual({ count: 1, results: [{ email: account.address, imgurl: url }] });
    expect((await get('/api/core/userinfo/')).json().imgurl).toBe(url.replace('large', 'regular'));
    expect((await get('/api/setting/users/get/')).json().profile.imgurl).toBe(url);
    expect((await test.app.inject({ url })).statusCode).toBe(401);
  });

  it('forgets uploads that nobody asks for', async () => {
    const upTo = async (width: number) =>
      (
        await upload(
          await sharp({ create: { width, height: width, channels: 3, background: { r: width, g: 0, b: 0 } } })
            .png()
            .toBuffer(),
        )
      ).json().url;
    const [first, second, third] = [await upTo(50), await upTo(90), ''];
    expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([404, 200]);
    await post('/api/setting/users/set/', { imgurl: second });
    await upTo(120);
    expect((await get(second)).statusCode).toBe(200);
    expect((await post('/api/setting/users/set/', { imgurl: third })).json()).toEqual({});
  });
});
