import * as z from 'zod/mini';
import type { WeComSettings } from '../../platform/config/index.ts';
import { type SocialPerson, type SocialProvider, SocialRefusal } from './SocialProvider.ts';

const timeoutMs = 10_000;
/** A key is renewed before WeCom forgets it. */
const spareMs = 300_000;
/** WeCom takes the key of the app no more: another server had it renewed, or an administrator. */
const keyIsOver = new Set([40_014, 42_001]);

const answerSchema = z.object({
  errcode: z.int(),
  access_token: z.optional(z.string()),
  expires_in: z.optional(z.number()),
  userid: z.optional(z.string()),
  name: z.optional(z.string()),
});
type Answer = z.output<typeof answerSchema>;

/**
 * WeCom: the code that the browser brings is exchanged with a key of the app, not with a secret of this login. There is neither an ID token
 * nor PKCE. What binds the code to the browser is the state alone, which the use case has compared already.
 */
export function weComProvider(settings: WeComSettings, { redirectUri, now }: { redirectUri: string; now: () => Date }): SocialProvider {
  const { corpId, agentId, secret, name, loginUrl, apiUrl } = settings;
  let key: { token: string; until: number } | undefined;

  const ask = async (path: string, query: Record<string, string>): Promise<Answer> => {
    const address = new URL(`${apiUrl}/cgi-bin/${path}`);
    address.search = new URLSearchParams(query).toString();
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    if (!response.ok) throw new Error(`WeCom answered ${response.status}`);
    return answerSchema.parse(await response.json());
  };
  const getKey = async () => {
    if (key && key.until > now().getTime()) return key.token;
    const { errcode, access_token: token, expires_in: seconds = 0 } = await ask('gettoken', { corpid: corpId, corpsecret: secret });
    if (errcode !== 0 || !token) throw new Error(`WeCom gives no key: ${errcode}`);
    key = { token, until: now().getTime() + seconds * 1000 - spareMs };
    return token;
  };
  const askWithKey = async (path: string, query: Record<string, string>): Promise<Answer> => {
    const answer = await ask(path, { access_token: await getKey(), ...query });
    if (!keyIsOver.has(answer.errcode)) return answer;
    key = undefined;
    return ask(path, { access_token: await getKey(), ...query });
  };
  return {
    id: 'wecom',
    name,
    issuer: `wecom:${corpId}`,
    async begin({ state }) {
      const address = new URL(`${loginUrl}/wwlogin/sso/login`);
      address.search = new URLSearchParams({
        login_type: 'CorpApp',
        appid: corpId,
        agentid: agentId,
        redirect_uri: redirectUri,
        state,
      }).toString();
      return address.href;
    },
    async complete(query): Promise<SocialPerson> {
      const code = query.get('code');
      if (!code) throw new SocialRefusal('no code');
      const { errcode, userid } = await askWithKey('auth/getuserinfo', { code });
      if (errcode !== 0) throw new SocialRefusal(`errcode ${errcode}`);
      // Guests of an organization have an `openid` in place of it.
      if (!userid) throw new SocialRefusal('not a member');
      const person = await askWithKey('user/get', { userid });
      return { subject: userid, name: person.name || userid };
    },
  };
}
