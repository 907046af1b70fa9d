import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { setPolicies } from '../../platform/policy/index.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { type Lies, type LyingProvider, startLyingProvider } from '../../testing/lyingProvider.ts';

let liar: LyingProvider;
let test: Awaited<ReturnType<typeof buildTestApp>>;

beforeAll(async () => {
  liar = await startLyingProvider();
  test = await buildTestApp({ env: liar.env });
  await setPolicies(test.deps.db, { of: 'organisation' }, { is_social_login: true });
});
afterAll(async () => {
  await test.close();
  await liar.close();
});
beforeEach(() => {
  liar.lies = {};
});

const begin = async () => {
  const answer = await test.app.inject({ method: 'POST', url: '/api/login/social/begin/', payload: { provider: 'oidc' } });
  return { address: String(answer.json().address), cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
};
const complete = async (query: string, cookie: string) =>
  (await test.app.inject({ method: 'POST', url: '/api/login/social/', headers: { cookie }, payload: { query } })).json();

it('LGN-34 takes an honest answer, and redeems the code with the verifier of PKCE', async () => {
  const { address, cookie } = await begin();
  expect(await complete(liar.answer(address), cookie)).toMatchObject({ is_bound: false });
  expect(liar.lastForm.get('code_verifier')).toMatch(/^[\w-]{43}$/);
});

const past = Math.floor(Date.now() / 1000) - 3600;
it.each<[string, Lies]>([
  ['another nonce', { claims: { nonce: 'other' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['another audience', { claims: { aud: 'another-client' } }],
  ['several audiences and another party', { claims: { aud: ['jinshu', 'other'], azp: 'other' } }],
  ['another issuer', { claims: { iss: 'https://evil.example' } }],
  ['an expiry that is over', { claims: { iat: past, exp: past + 60 } }],
  ['no expiry', { claims: { exp: undefined } }],
  ['no subject', { claims: { sub: undefined } }],
  ['alg none', { header: { alg: 'none' }, signedBy: 'nobody' }],
  ['no signature', { signedBy: 'nobody' }],
  ['the signature of another key', { signedBy: 'stranger' }],
  ['a signature with the secret of the client', { header: { alg: 'HS256' }, signedBy: 'secret' }],
  ['user information of someone else', { userInfo: { sub: 'lin.yue' } }],
])('LGN-34 refuses an answer with %s', async (_, lies) => {
  const { address, cookie } = await begin();
  liar.lies = lies;
  expect((await complete(liar.answer(address), cookie)).code).toBe('social-refused');
});

it.each([
  ['another state', { state: 'other' }, 'social-over'],
  ['an issuer that is another', { iss: 'https://evil.example' }, 'social-refused'],
  ['an error beside the code', { error: 'access_denied' }, 'social-refused'],
])('LGN-34 refuses an answer with %s', async (_, more, code) => {
  const { address, cookie } = await begin();
  expect((await complete(liar.answer(address, more), cookie)).code).toBe(code);
});

it('LGN-34 says that the provider does not answer', async () => {
  const gone = await startLyingProvider();
  const app = await buildTestApp({ env: gone.env });
  await setPolicies(app.deps.db, { of: 'organisation' }, { is_social_login: true });
  await gone.close();
  const answer = await app.app.inject({ method: 'POST', url: '/api/login/social/begin/', payload: { provider: 'oidc' } });
  expect(answer.json().code).toBe('social-unreachable');
  await app.close();
});
