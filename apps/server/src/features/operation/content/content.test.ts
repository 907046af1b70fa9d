import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestSession } from '../../../testing/factories.ts';
import { TestForm } from '../../../testing/formData.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { createDepartment } from '../../account/index.ts';

const dayMs = 86_400_000;

/** An image with the name of its author. */
const photo = (side = 40) =>
  sharp({ create: { width: side, height: side / 2, channels: 4, background: { r: 200, g: 20, b: 20, alpha: 0.5 } } }).withExif({
    IFD0: { Artist: 'Lin Yue' },
  });

describe('content of the organization', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let admin: Operator;
  let person: TestSession;
  let now = new Date('2026-11-20T02:30:00Z');
  beforeAll(async () => {
    test = await buildTestApp({ now: () => now });
    admin = await openOperator(test, 'super');
    person = await openSession(test.deps, await makeAccount(test.deps));
  });
  afterAll(() => test.close());

  const set = (values: Readonly<Record<string, unknown>>) =>
    admin.ask('POST', 'policy/', {
      scope: 'organisation',
      changes: Object.entries(values).map(([name, value]) => ({ name, value, version: 1_000_000 })),
    });
  const get = async (path: string, headers: Record<string, string> = person.headers) =>
    (await test.app.inject({ url: `/api${path}`, headers })).json();
  const choose = (language: string) =>
    test.app.inject({ method: 'POST', url: '/api/setting/set-lang/', headers: person.headers, payload: { language } });
  const upload = (bytes: Buffer) => admin.ask('POST', 'content/picture/', new TestForm('picture.png', bytes));
  const urlOf = async (bytes: Buffer) => (await upload(bytes)).body.url as unknown as string;

  it('BAK-84 BAK-89 shows title and name in the language of each person, and the zh-hans one where there is none', async () => {
    const names = { 'zh-hans': '研究院', 'zh-tw': '', en: 'Institute' };
    expect(await set({ title: names, system_name: names })).toMatchObject({ status: 200 });
    const seen: unknown[] = [];
    for (const language of ['zh-hans', 'zh-tw', 'en']) {
      await choose(language);
      const { title, system_name } = await get('/core/login-after/');
      seen.push([title, system_name]);
    }
    await choose('zh-hans');
    expect(seen).toEqual([
      ['研究院', '研究院'],
      ['研究院', '研究院'],
      ['Institute', 'Institute'],
    ]);
    expect(await get('/core/login-before/', {})).toMatchObject({ system_name: '研究院', system_names: names });
  });

  it('BAK-84 SET-13 keeps only the pixels of an uploaded logo, shows it at the login, and never as a page', async () => {
    const url = await urlOf(await photo().png().toBuffer());
    await set({ welcome_logo: url });
    expect([(await get('/core/login-before/', {})).welcome_logo, (await get('/core/login-after/')).welcome_logo]).toEqual([url, url]);
    const answer = await test.app.inject({ url });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const { format, width, height, hasAlpha, exif } = await sharp(answer.rawPayload).metadata();
    expect({ format, width, height, hasAlpha, exif }).toEqual({ format: 'webp', width: 40, height: 20, hasAlpha: true, exif: undefined });
  });

  it('BAK-84 SET-13 refuses what is no picture or larger than 10 MB, and scales what is wider than a dense screen', async () => {
    const png = await photo().png().toBuffer();
    const codes: unknown[] = [];
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      png.subarray(0, 60),
      Buffer.concat([png, Buffer.alloc(10_485_761 - png.length)]),
    ])
      codes.push((await upload(bytes)).body.code);
    expect(codes).toEqual(['image-type', 'image-type', 'image-size']);
    const url = await urlOf(await photo(4_000).jpeg().toBuffer());
    expect(await sharp((await test.app.inject({ url })).rawPayload).metadata()).toMatchObject({ width: 2_400, height: 1_200 });
  });

  it('BAK-85 BAK-89 shows the notice from its first day to its last, in the language of each person', async () => {
    const notice = { 'zh-hans': '今晚停机', 'zh-tw': '今晚停機', en: '' };
    const seen: unknown[] = [];
    for (const [from, until] of [
      ['', ''],
      ['2026-11-20', '2026-11-20'],
      ['2026-11-21', ''],
      ['', '2026-11-19'],
    ]) {
      expect(await set({ system_remark: notice, system_remark_from: from, system_remark_until: until })).toMatchObject({ status: 200 });
      seen.push((await get('/core/login-after/')).system_remark);
    }
    expect(seen).toEqual(['今晚停机', '今晚停机', '', '']);
    const answer = await set({ system_remark_from: '2026-11-22', system_remark_until: '2026-11-21' });
    expect(answer).toMatchObject({ body: { params: { reason: 'policy-conflict' }, system_remark_until: expect.anything() } });
    await set({ system_remark_from: '', system_remark_until: '' });
    await choose('zh-tw');
    expect((await get('/core/login-after/')).system_remark).toBe('今晚停機');
    await choose('zh-hans');
  });

  it('BAK-86 BAK-89 shows tabs and links in their order and language, and refuses an address that runs something', async () => {
    const link = (title: unknown, url = 'https://oa.example/') => ({ title, desc: '', url, icon: '' });
    const tab = {
      title: { 'zh-hans': '常用', 'zh-tw': '', en: 'Often' },
      links: [link('差旅'), link({ 'zh-hans': '协同', 'zh-tw': '', en: 'Office' })],
    };
    expect(await set({ welcome_links: [tab, { title: '制度', links: [] }] })).toMatchObject({ status: 200 });
    await choose('en');
    expect((await get('/core/login-after/')).welcome_links).toEqual([
      { title: 'Often', links: [link('差旅'), link('Office')] },
      { title: '制度', links: [] },
    ]);
    await choose('zh-hans');
    expect(await set({ welcome_links: [{ title: '常用', links: [link('x', 'javascript:alert(1)')] }] })).toMatchObject({
      status: 400,
      body: { welcome_links: expect.anything() },
    });
  });

  it('BAK-87 shows uploaded pictures from their first day to their last, each with its link, and refuses what is no picture', async () => {
    const image = await urlOf(await photo().png().toBuffer());
    const pictures = [
      { title: '开放日', image, url: 'https://jinshu.example/day', from: '2026-11-20', until: '2026-11-20' },
      { image, url: '', from: '2026-11-21' },
      { image, url: '', until: '2026-11-19' },
    ];
    const shown = [{ title: '开放日', image, url: 'https://jinshu.example/day' }];
    expect(await set({ banner_list: pictures, welcome_ads: pictures })).toMatchObject({ status: 200 });
    expect(await get('/core/login-after/')).toMatchObject({ banner_list: shown, welcome_ads: shown });
    for (const wrong of [
      { image: 'data:image/svg+xml,<svg/>', url: '' },
      { image: '', url: '' },
      { image, url: 'portal.example' },
      { image, url: '', from: '2026-11-21', until: '2026-11-20' },
    ])
      expect(await set({ banner_list: [wrong] })).toMatchObject({ status: 400, body: { banner_list: expect.anything() } });
  });

  it('BAK-90 APP-02 shows an application to its departments with all below, in the language of each person', async () => {
    const make = (name: string, parentId?: number) => test.deps.db.transaction().execute((tx) => createDepartment(tx, { name, parentId }));
    const above = await make('研究院');
    const below = await make('古籍部', above);
    const other = await make('财务部');
    const app = (name: unknown, departments: number[]) => ({ name, description: '', url: 'https://oa.example/', icon: '', departments });
    const list = [
      app('门户', []),
      app({ 'zh-hans': '目录', 'zh-tw': '目錄', en: '' }, [above]),
      app('报销', [other]),
      app('旧', [999_999_999]),
    ];
    expect(await set({ app_list: list })).toMatchObject({ status: 200 });
    const namesFor = async (departmentId?: number) => {
      const { headers } = await openSession(test.deps, await makeAccount(test.deps, departmentId === undefined ? {} : { departmentId }));
      return (await get('/core/apps/', headers)).results.map(({ name }: { name: string }) => name);
    };
    expect([await namesFor(below), await namesFor(other), await namesFor()]).toEqual([['门户', '目录'], ['门户', '报销'], ['门户']]);
  });

  it('BAK-89 LGN-52 answers the agreement in the language of the page, or in zh-hans', async () => {
    await set({ is_register: true, register_agreement: { 'zh-hans': '甲', 'zh-tw': '', en: 'A' } });
    const inLanguage = async (language: string) => (await get(`/core/register-agreement/?language=${language}`, {})).agreement;
    expect(await Promise.all(['zh-hans', 'zh-tw', 'en'].map(inLanguage))).toEqual(['甲', '甲', 'A']);
    expect(await set({ register_agreement: { 'zh-hans': '', 'zh-tw': '', en: 'A' } })).toMatchObject({ status: 400 });
    await set({ is_register: null, register_agreement: null });
  });

  it('BAK-89 I18-06 shows the help of the organization without running anything in it, or leads to its page', async () => {
    const help = (folder: string) => test.app.inject(`/help/${folder}/index.html`);
    await set({ help_pages: { 'zh-hans': '# 登录\n\n请打总机。\n- <script>alert(1)</script>', 'zh-tw': '', en: '# Login' } });
    const page = await help('zh_hant');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<h2>登录</h2><p>请打总机。</p><ul><li><span>&lt;script&gt;alert(1)&lt;/script&gt;</span></li></ul>');
    expect((await help('en')).body).toContain('<h2>Login</h2>');
    expect((await help('nowhere')).statusCode).toBe(404);
    await set({ help_url: 'https://help.example/' });
    expect((await help('en')).headers.location).toBe('https://help.example/');
    expect(await set({ help_url: 'javascript:alert(1)' })).toMatchObject({ status: 400, body: { help_url: expect.anything() } });
    await set({ help_url: null, help_pages: null });
  });

  it('BAK-88 leads to the addresses that are set, and refuses any that is not one of a page at its field', async () => {
    expect(await set({ logout_url: 'https://portal.example/bye', login_url: 'http://admin.example/' })).toMatchObject({ status: 200 });
    expect((await get('/core/share-status/')).login_url).toBe('http://admin.example/');
    const leaving = await openSession(test.deps, await makeAccount(test.deps));
    expect(await get('/logout/', leaving.headers)).toEqual({ logout_url: 'https://portal.example/bye' });
    for (const [name, value] of [
      ['logout_url', 'javascript:alert(1)'],
      ['login_url', 'portal.example'],
      ['icp_link', 'ftp://portal.example/'],
    ] as const)
      expect(await set({ [name]: value })).toMatchObject({
        status: 400,
        body: { params: { reason: 'policy-value' }, [name]: expect.anything() },
      });
    expect(await set({ logout_url: '', login_url: '' })).toMatchObject({ status: 200 });
  });

  it('BAK-84 removes an uploaded picture that nothing shows after a day', async () => {
    const [kept, dropped] = [await urlOf(await photo(20).png().toBuffer()), await urlOf(await photo(22).png().toBuffer())];
    await set({ welcome_logo: kept });
    now = new Date(now.getTime() + dayMs + 1_000);
    // The session is over by then.
    admin = await openOperator(test, 'super');
    await urlOf(await photo(24).png().toBuffer());
    const status = async (url: string) => (await test.app.inject({ url })).statusCode;
    expect([await status(kept), await status(dropped)]).toEqual([200, 404]);
  });
});
