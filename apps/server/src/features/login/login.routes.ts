import {
  checkLogin,
  getLoginPage,
  getSecondStep,
  languages,
  logIn as logInEndpoint,
  logInWithFactor as logInWithFactorEndpoint,
  logOut,
  Problem,
  sendLoginCode,
  trustedDays,
} from '@jinshu/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { selectProfile } from '../../mail/settings/settings.repository.ts';
import type { Deps } from '../../platform/deps/deps.ts';
import { route } from '../../platform/http/route.ts';
import { readPolicies, readPolicy } from '../../platform/policy/readPolicy.ts';
import { recordSecurity } from '../../platform/security/recordSecurity.ts';
import { forgetSession } from '../../platform/session/findSession.ts';
import { cookieOptions, deviceCookie, secondStepCookie, sessionCookie, trustedCookie } from '../../platform/session/Session.ts';
import { deleteSession } from '../../platform/session/session.repository.ts';
import { boundFactors } from '../two-factor/checkFactor.ts';
import { maskedMobile, sendSmsCode } from '../two-factor/smsCode.ts';
import { selectFactors } from '../two-factor/twoFactor.repository.ts';
import { admitGuess, needsCaptcha } from './attempts.ts';
import type { LoggedIn } from './beginSession.ts';
import { browserOf } from './browserOf.ts';
import { captchaAllowanceOf } from './captchaAllowance.ts';
import { deviceDays, readDevice } from './device.ts';
import { findWho, logIn } from './logIn.ts';
import { logInWithFactor, waitingAccount } from './secondStep.ts';
import { publicKeyText } from './secret.ts';
import { checkCaptcha, createCaptcha, fillCaptchaPool } from './slideCaptcha.ts';

/** Returns what the organization decides about its login page: name, logo, and whether every login needs a captcha (BAK-69, BAK-84). */
async function lookOf({ db }: Pick<Deps, 'db'>) {
  const { captcha, system_name: systemName, welcome_logo: logo, ...policies } = await readPolicies(db);
  return {
    systemName,
    logo,
    hasCaptcha: captcha !== 'off',
    hasRegistration: policies.is_register,
    hasRecovery: policies.is_recovery_question || policies.is_recovery_sms,
  };
}

/** LGN: login and logout. */
export async function loginRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config, db } = deps;
  const cookie = cookieOptions(config);
  const allowance = captchaAllowanceOf(deps);
  const [sessionName, deviceName] = [sessionCookie(config), deviceCookie(config)];
  const [secondStepName, trustedName] = [secondStepCookie(config), trustedCookie(config)];

  /** Whether this login costs a captcha, here always or after many failures. */
  const costsCaptcha = async (account: string | undefined, request: FastifyRequest) => {
    const { hasCaptcha } = await lookOf(deps);
    if (hasCaptcha || account === undefined) return hasCaptcha;
    const { who, accountId } = await findWho(deps, account);
    const device = await readDevice(deps, request.cookies[deviceName], accountId);
    return needsCaptcha(deps, { who, ip: request.ip, device });
  };

  const handOut = (ip: string) => {
    allowance.take(ip);
    return createCaptcha(deps);
  };

  // The page comes in any case: it is where the refusal is read.
  route(app, getLoginPage, async ({ request: { ip } }) => {
    const [publicKey, { hasCaptcha, ...look }] = await Promise.all([publicKeyText(deps), lookOf(deps)]);
    const captcha = hasCaptcha && allowance.hasRoom(ip) ? await handOut(ip) : undefined;
    return {
      ...look,
      domain: config.domain,
      publicKey,
      hasSocialLogin: false,
      languages: [...languages],
      ...(captcha && { captcha }),
    };
  });

  // Whether the account exists stays untold; security questions have their own day (LGN-04).
  route(app, checkLogin, async ({ body: { account, answer }, request }) => {
    if (answer) {
      allowance.take(request.ip);
      return checkCaptcha(deps, answer);
    }
    if (!(await costsCaptcha(account, request))) return { isPassed: true };
    return { isPassed: false, captcha: await handOut(request.ip) };
  });

  const keep = (reply: FastifyReply, { address, token, secret, device }: LoggedIn) => {
    reply.setCookie(sessionName, secret, cookie).setCookie(deviceName, device, { ...cookie, maxAge: deviceDays * 86_400 });
    return { userName: address, token, needsTwoFactor: false };
  };

  route(app, logInEndpoint, async ({ body, request, reply }) => {
    const result = await logIn(deps, {
      account: body.account,
      password: body.password,
      captchaId: body.captchaId,
      securityAnswer: body.securityAnswer,
      ip: request.ip,
      browser: browserOf(request.headers['user-agent']),
      earlierCookie: request.cookies[sessionName],
      deviceCookie: request.cookies[deviceName],
      trustedCookie: request.cookies[trustedName],
    });
    if ('token' in result) return keep(reply, result);
    reply.setCookie(secondStepName, result.secondStep, cookie);
    return { userName: result.address, token: '', needsTwoFactor: true };
  });

  route(app, getSecondStep, async ({ request }) => {
    const { id } = await waitingAccount(deps, request.cookies[secondStepName]);
    const stored = await selectFactors(db, id);
    return { factors: boundFactors(stored), mobile: stored.mobile === null ? '' : maskedMobile(stored.mobile), canTrust: true };
  });

  route(app, sendLoginCode, async ({ request }) => {
    const { id } = await waitingAccount(deps, request.cookies[secondStepName]);
    const { mobile } = await selectFactors(db, id);
    if (mobile === null) throw new Problem('second-step-over');
    await admitGuess(deps, { what: `sms-code:${id}`, ip: request.ip });
    const language = (await selectProfile(db, id))?.language ?? 'zh-hans';
    await sendSmsCode(deps, { accountId: id, purpose: 'login', mobile, language });
    return { msg: 'ok' };
  });

  route(app, logInWithFactorEndpoint, async ({ body, request, reply }) => {
    const begun = await logInWithFactor(deps, {
      ...body,
      isTrusted: body.isTrusted,
      cookie: request.cookies[secondStepName],
      trustedCookie: request.cookies[trustedName],
      browser: browserOf(request.headers['user-agent']),
      ip: request.ip,
      earlierCookie: request.cookies[sessionName],
      deviceCookie: request.cookies[deviceName],
    });
    if (begun.trusted !== undefined) reply.setCookie(trustedName, begun.trusted, { ...cookie, maxAge: trustedDays * 86_400 });
    reply.clearCookie(secondStepName, cookie);
    return keep(reply, begun);
  });

  route(app, logOut, async ({ session, request, reply }) => {
    await deleteSession(deps.db, session.key);
    forgetSession(deps.db, session.key);
    await recordSecurity(deps, { kind: 'logout', accountId: session.accountId, who: session.address, ip: request.ip });
    reply.clearCookie(sessionName, cookie);
    return { logoutUrl: await readPolicy(deps.db, 'logout_url', session) };
  });

  if ((await lookOf(deps)).hasCaptcha) fillCaptchaPool();
}
