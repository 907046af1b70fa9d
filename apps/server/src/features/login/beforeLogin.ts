import { languages, textIn } from '@jinshu/api';
import type { FastifyRequest } from 'fastify';
import { socialProvidersOf } from '../../platform/config/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicies } from '../../platform/policy/index.ts';
import { deviceCookie } from '../../platform/session/index.ts';
import { needsCaptcha } from './attempts.ts';
import { readDevice } from './device.ts';
import { findWho } from './logIn.ts';

/** Returns what the organization decides about its login page: name, logo, and whether every login needs a captcha (BAK-69, BAK-84). */
export async function lookOf({ db, config }: Pick<Deps, 'db' | 'config'>) {
  const { captcha, system_name: systemNames, welcome_logo: logo, ...policies } = await readPolicies(db);
  const socialProviders = policies.is_social_login ? socialProvidersOf(config.socialLogin) : [];
  return {
    systemName: textIn(systemNames, languages[0]),
    systemNames,
    logo,
    hasCaptcha: captcha !== 'off',
    hasRegistration: policies.is_register,
    hasPasskeyLogin: policies.passkey_login,
    hasSocialLogin: socialProviders.length > 0,
    socialProviders,
    skinName: policies.skin_name,
    hasRecovery: policies.is_recovery_question || policies.is_recovery_sms,
  };
}

type Asker = Pick<FastifyRequest, 'cookies' | 'ip'>;

/** Whether a login costs a captcha, here always or after many failures. */
export async function costsCaptcha(deps: Deps, name: string | undefined, { cookies, ip }: Asker): Promise<boolean> {
  const { hasCaptcha } = await lookOf(deps);
  if (hasCaptcha || name === undefined) return hasCaptcha;
  const { who, accountId } = await findWho(deps, name);
  return needsCaptcha(deps, { who, ip, device: await readDevice(deps, cookies[deviceCookie(deps.config)], accountId) });
}

/** The security question of an account, for a browser it has logged in with. Others would learn which accounts exist (LGN-54). */
export async function questionBefore(deps: Deps, name: string | undefined, { cookies }: Asker): Promise<string> {
  const device = cookies[deviceCookie(deps.config)];
  if (name === undefined || device === undefined) return '';
  const { account, accountId } = await findWho(deps, name);
  return account && (await readDevice(deps, device, accountId)) !== null ? account.securityQuestion : '';
}
