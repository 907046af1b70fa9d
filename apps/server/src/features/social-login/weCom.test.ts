import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setPolicies } from '../../platform/policy/index.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';

let wecom: Server;
let test: Awaited<ReturnType<typeof buildTestApp>>;
const asked: string[] = [];
let keys = 0;

/** The calls of WeCom that a login needs. Codes serve once; the first key is forgotten. */
function answer(url: URL): object {
  const key = url.searchParams.get('access_token');
  const code = url.searchParams.get('code');
  if (url.pathname === '/cgi-bin/gettoken') {
    keys += 1;
    return url.searchParams.get('corpsecret') === 'app secret'
      ? { errcode: 0, access_token: `key ${keys}`, expires_in: 7200 }
      : { errcode: 40_001 };
  }
  if (key !== `key ${keys}` || key === 'key 1') return { errcode: 42_001 };
  if (url.pathname === '/cgi-bin/user/get') return { errcode: 0, name: '林月' };
  if (code === 'guest') return { errcode: 0, openid: 'o1' };
  return code === 'member' ? { errcode: 0, userid: 'LinYue' } : { errcode: 40_029 };
}

beforeAll(async () => {
  wecom = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://wecom');
    asked.push(url.pathname);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer(url)));
  });
  wecom.listen(0, '127.0.0.1');
  await once(wecom, 'listening');
  const api = `http://127.0.0.1:${(wecom.address() as AddressInfo).port}`;
  const env = {
    JINSHU_WECOM_CORP_ID: 'ww1',
    JINSHU_WECOM_AGENT_ID: '1000002',
    JINSHU_WECOM_SECRET: 'app secret',
    JINSHU_WECOM_API_URL: api,
  };
  test = await buildTestApp({ env });
  await setPolicies(test.deps.db, { of: 'organisation' }, { is_social_login: true });
});
afterAll(async () => {
  await test.close();
  wecom.close();
});

async function logIn(code: string | undefined) {
  const begun = await test.app.inject({ method: 'POST', url: '/api/login/social/begin/', payload: { provider: 'wecom' } });
  const address = new URL(begun.json().address);
  const query = new URLSearchParams({ state: address.searchParams.get('state') ?? '', ...(code && { code }) }).toString();
  const cookie = begun.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const done = await test.app.inject({ method: 'POST', url: '/api/login/social/', headers: { cookie }, payload: { query } });
  return { address, body: done.json() };
}

it('LGN-34 goes to the page of WeCom, and exchanges the code for a member with a key that is renewed', async () => {
  const { address, body } = await logIn('member');
  expect(`${address.origin}${address.pathname}`).toBe('https://login.work.weixin.qq.com/wwlogin/sso/login');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    login_type: 'CorpApp',
    appid: 'ww1',
    agentid: '1000002',
    redirect_uri: 'http://127.0.0.1:8080/login',
  });
  expect(body).toEqual({ is_bound: false, provider: 'WeCom' });
  expect(asked).toEqual([
    '/cgi-bin/gettoken',
    '/cgi-bin/auth/getuserinfo',
    '/cgi-bin/gettoken',
    '/cgi-bin/auth/getuserinfo',
    '/cgi-bin/user/get',
  ]);
});

it.each([
  ['a code that WeCom does not know', 'made-up'],
  ['a guest of the organization', 'guest'],
  ['no code', undefined],
])('LGN-34 refuses %s', async (_, code) => expect((await logIn(code)).body.code).toBe('social-refused'));
