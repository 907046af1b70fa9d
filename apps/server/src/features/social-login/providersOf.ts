import type { Deps } from '../../platform/deps/index.ts';
import { redirectTo } from '../../platform/openid/index.ts';
import { openIdProvider } from './openIdProvider.ts';
import type { SignOnProvider, SocialProvider } from './SocialProvider.ts';
import { weComProvider } from './weComProvider.ts';

/** Returns the organization's own provider, if there is one. */
export function signOnProvider({ config, now }: Pick<Deps, 'config' | 'now'>): SignOnProvider | undefined {
  const { oidc } = config.socialLogin;
  return oidc?.isSignOn ? openIdProvider(oidc, { redirectUri: redirectTo(config), now }) : undefined;
}

/** Returns the providers that are set up. They all send the browser back to the login page; the state says from where it comes. */
export function providersOf({ config, now }: Pick<Deps, 'config' | 'now'>): SocialProvider[] {
  const { oidc, wecom } = config.socialLogin;
  const own = { redirectUri: redirectTo(config), now };
  return [...(oidc ? [openIdProvider(oidc, own)] : []), ...(wecom ? [weComProvider(wecom, own)] : [])];
}
