import { skinNames } from '@jinshu/api';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestSession } from '../../../testing/factories.ts';
import { TestForm } from '../../../testing/formData.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';

const name = { 'zh-hans': '松烟绿', 'zh-tw': '松煙綠', en: 'Pine' };
const recipe = {
  accent: '#1F7A5C',
  tone: 'light',
  contrast: 'aa',
  chrome: 'rail',
  corners: 'round',
  title_face: 'ui',
  mark: 'leaf',
  density: 'cosy',
  is_exact: false,
  login_picture: '',
  login_tone: 'light',
};
const yellow = { ...recipe, accent: '#F5C400', is_exact: true };

interface Listed {
  id: number;
  skin_name: string;
  is_published: boolean;
  is_changed: boolean;
  sheet: string;
  version: number;
}

describe('skins of the organization', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let admin: Operator;
  let person: TestSession;
  beforeAll(async () => {
    test = await buildTestApp();
    admin = await openOperator(test, 'super');
    person = await openSession(test.deps, await makeAccount(test.deps));
  });
  afterAll(() => test.close());

  const create = async (given: object = {}) =>
    (await admin.ask('POST', 'skin/', { name, recipe, tokens: null, ...given })) as { status: number; body: Record<string, unknown> };
  const find = async (id: unknown) =>
    ((await admin.ask('GET', 'skin/')).body as unknown as { results: Listed[] }).results.find((one) => one.id === id) as Listed;
  const act = async (verb: 'publish' | 'withdraw' | 'delete', id: unknown) =>
    admin.ask('POST', `skin/${id}/${verb}/`, { version: (await find(id)).version });
  const published = async (given: object = {}) => {
    const { id } = (await create(given)).body;
    expect(await act('publish', id)).toMatchObject({ status: 200 });
    return find(id);
  };
  const get = async (path: string, headers: Record<string, string> = person.headers) =>
    (await test.app.inject({ url: `/api${path}`, headers })).json();
  const choose = (skin: string) =>
    test.app.inject({ method: 'POST', url: '/api/setting/set-skin/', headers: person.headers, payload: { skin_name: skin } });
  const policy = (changes: object) =>
    admin.ask('POST', 'policy/', {
      scope: 'organisation',
      changes: Object.entries(changes).map(([policyName, value]) => ({ name: policyName, value, version: 1_000_000 })),
    });
  const reasonOf = ({ body }: { body: unknown }) => (body as { params?: { reason?: string } }).params?.reason;

  it('BAK-112 publishes a skin without a build: it is offered, chosen, and its sheet has a path and tag of its own', async () => {
    const skin = await published();
    const info = await get('/core/login-after/');
    expect(info.skins).toEqual([...skinNames, skin.skin_name]);
    expect(info.own_skins).toEqual([
      { id: skin.skin_name, name, color_scheme: 'light', contrast: 'aa', density: 'cosy', has_night: true, sheet: skin.sheet },
    ]);
    expect((await choose(skin.skin_name)).json()).toEqual({ skin_name: skin.skin_name });
    expect((await get('/core/login-after/')).skin_name).toBe(skin.skin_name);

    const answer = await test.app.inject(skin.sheet);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: `"${skin.sheet.split('/')[5]}"`,
    });
    expect(answer.body).toMatch(new RegExp(`^\\[data-skin="${skin.skin_name}"\\]\\{color-scheme:light;`));
    expect((await test.app.inject({ url: skin.sheet, headers: { 'if-none-match': answer.headers.etag as string } })).statusCode).toBe(304);
    const earlier = await test.app.inject(skin.sheet.replace(/[0-9a-f]{64}/, '0'.repeat(64)));
    expect([earlier.body, earlier.headers['cache-control']]).toEqual([answer.body, 'private, no-store']);
  });

  it('BAK-112 measures the certificate itself, and refuses to publish with the pair, its ratio and its floor', async () => {
    const { id } = (await create({ recipe: yellow })).body;
    expect(await act('publish', id)).toMatchObject({
      status: 400,
      body: {
        params: { reason: 'skin-contrast', pair: expect.stringMatching(/^accent\.base on /), needed: 3, measured: expect.any(Number) },
      },
    });
    expect(await find(id)).toMatchObject({ is_published: false, sheet: '' });
    expect((await choose(`own-${id}`)).json().code).toBe('invalid-input');
  });

  it('BAK-112 keeps what is published until the next version, whose path is a new one', async () => {
    const skin = await published();
    const body = { name, recipe: { ...recipe, accent: '#7A3B2E' }, tokens: null, version: skin.version };
    expect(await admin.ask('PUT', `skin/${skin.id}/`, body)).toMatchObject({ status: 200 });
    expect(await find(skin.id)).toMatchObject({ is_changed: true, sheet: skin.sheet });
    expect(await admin.ask('PUT', `skin/${skin.id}/`, { ...body, name: { ...name, en: 'Late' } })).toMatchObject({
      body: { code: 'operation-stale' },
    });
    await act('publish', skin.id);
    const next = await find(skin.id);
    expect([next.is_changed, next.sheet === skin.sheet]).toEqual([false, false]);
  });

  it('BAK-101 an own skin can be the default, which the login page wears and which cannot be withdrawn', async () => {
    const skin = await published();
    expect(reasonOf(await policy({ skins: ['moye', 'own-999'] }))).toBe('policy-conflict');
    expect(await policy({ skin_name: skin.skin_name })).toMatchObject({ status: 200 });
    expect(await get('/core/login-before/', {})).toMatchObject({
      skin_name: skin.skin_name,
      own_skin: { id: skin.skin_name, name, sheet: skin.sheet },
    });
    expect(reasonOf(await act('withdraw', skin.id))).toBe('skin-default');
    expect(reasonOf(await act('delete', skin.id))).toBe('skin-published');
    await policy({ skin_name: null });
    expect((await get('/core/login-before/', {})).own_skin).toBeUndefined();
  });

  it('BAK-101 users of a withdrawn skin keep it until their next login, and one that is deleted is nobody’s', async () => {
    const skin = await published();
    await choose(skin.skin_name);
    expect(await act('withdraw', skin.id)).toMatchObject({ status: 200 });
    const info = await get('/core/login-after/');
    expect([info.skins.includes(skin.skin_name), info.skin_name]).toEqual([false, skin.skin_name]);
    expect(info.own_skins.map(({ id }: { id: string }) => id)).toContain(skin.skin_name);
    expect((await choose(skin.skin_name)).json().code).toBe('invalid-input');
    expect(await act('delete', skin.id)).toMatchObject({ status: 200 });
    expect((await get('/core/login-after/')).skin_name).toBe('jingdianlan');
    expect((await test.app.inject(skin.sheet)).statusCode).toBe(404);
  });

  it('BAK-113 takes design tokens in and gives them out, names unknown ones, and nothing in a file leaves its value', async () => {
    const { tokens } = (await admin.ask('GET', `skin/${(await published()).id}/tokens/`)).body as unknown as { tokens: object };
    const imported = await admin.ask('POST', 'skin/import/', { tokens: { ...tokens, elevation: {} } });
    expect(imported).toMatchObject({ status: 200, body: { unknown: ['elevation'] } });
    const { id } = imported.body;
    expect(await act('publish', id)).toMatchObject({ status: 200 });
    expect((await admin.ask('GET', `skin/${id}/tokens/`)).body).toMatchObject({
      tokens: { ...tokens, $extensions: { 'com.jinshu': expect.objectContaining({ id: `own-${id}`, name: expect.anything() }) } },
    });
    const evil = JSON.parse(JSON.stringify(tokens));
    evil.color.accent.base.$value = 'red;}*{display:none}';
    expect(await admin.ask('POST', 'skin/import/', { tokens: evil })).toMatchObject({
      status: 400,
      body: { params: { reason: 'skin-tokens', token: 'color.accent.base' } },
    });
  });

  it('BAK-112 puts only an uploaded picture into a sheet', async () => {
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#205542' } })
      .png()
      .toBuffer();
    const url = (await admin.ask('POST', 'content/picture/', new TestForm('a.png', bytes))).body.url as unknown as string;
    const skin = await published({ recipe: { ...recipe, login_picture: url } });
    expect((await test.app.inject(skin.sheet)).body).toContain(`--jinshu-art-login:url(${url});`);
    for (const [given, reason] of [
      [url.replace(/[0-9a-f]{64}/, '0'.repeat(64)), 'skin-picture'],
      ['https://evil.example/a.png', undefined],
    ])
      expect([given, reasonOf(await create({ recipe: { ...recipe, login_picture: given } }))]).toEqual([given, reason]);
  });

  it('BAK-103 BAK-112 records every change with before and after', async () => {
    const skin = await published();
    await act('withdraw', skin.id);
    await act('delete', skin.id);
    const records = await test.deps.db
      .selectFrom('operation_record')
      .select(['action', 'target_name', 'changes'])
      .where('target_kind', '=', 'skin')
      .where('target_id', '=', String(skin.id))
      .orderBy('id')
      .execute();
    expect(records.map(({ action, target_name }) => [action, target_name])).toEqual(
      ['createOwnSkin', 'publishOwnSkin', 'withdrawOwnSkin', 'deleteOwnSkin'].map((action) => [action, '松烟绿']),
    );
    expect(records[0]?.changes).toContainEqual({ field: 'accent', before: null, after: '#1F7A5C' });
    expect(records[2]?.changes).toEqual([
      { field: 'isPublished', before: true, after: false },
      { field: 'skins', before: expect.arrayContaining([skin.skin_name]), after: expect.not.arrayContaining([skin.skin_name]) },
    ]);
  });

  it('BAK-112 publishes the dark partner of a light skin in the same sheet, and none of a dark one', async () => {
    const sheetOf = async (given: object) => {
      const { sheet, skin_name } = await published(given);
      const { body } = await test.app.inject({ url: sheet });
      const blocks = [...body.matchAll(/^\[data-skin="([\w-]+)"\]\{color-scheme:(\w+)/gm)].map(([, id, scheme]) => [id, scheme]);
      const look = ((await get('/core/login-after/')).own_skins as { id: string; has_night?: boolean }[]).find(
        ({ id }) => id === skin_name,
      );
      return [blocks, look?.has_night, skin_name] as const;
    };
    // The day keeps a color that only the day can read.
    const [light, hasNight, first] = await sheetOf({ recipe: { ...recipe, accent: '#0B3D2E', is_exact: true } });
    expect([light, hasNight]).toEqual([
      [
        [first, 'light'],
        [`${first}-night`, 'dark'],
      ],
      true,
    ]);
    const [dark, hasNone, second] = await sheetOf({ recipe: { ...recipe, tone: 'dark' } });
    expect([dark, hasNone]).toEqual([[[second, 'dark']], false]);
  });
});
