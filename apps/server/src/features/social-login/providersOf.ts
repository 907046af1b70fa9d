import type { Deps } from '../../platform/deps/index.ts';
import { openIdProvider } from './openIdProvider.ts';
import type { SocialProvider } from './SocialProvider.ts';
import { weComProvider } from './weComProvider.ts';

/** Returns the providers that are set up. They all send the browser back to the login page; the state says from where it comes. */
export function providersOf({ config, now }: Pick<Deps, 'config' | 'now'>): SocialProvider[] {
  const { oidc, wecom } = config.socialLogin;
  const own = { redirectUri: `${config.publicUrl}/login`, now };
  return [...(oidc ? [openIdProvider(oidc, own)] : []), ...(wecom ? [weComProvider(wecom, own)] : [])];
}
