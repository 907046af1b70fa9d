import {
  checkLogin,
  type Factor,
  getLoginPage,
  getSecondStep,
  languages,
  logIn as logInEndpoint,
  logInWithFactor as logInWithFactorEndpoint,
  Problem,
  sendLoginCode,
  trustedDays,
} from '@jinshu/api';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { selectLanguage } from '../../mail/settings/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { selectOwnSkins } from '../../platform/own-skin/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { cookieOptions, deviceCookie, secondStepCookie, sessionCookie, trustedCookie } from '../../platform/session/index.ts';
import { maskedMobile, offeredFactors, type StoredFactors, selectFactors, sendSmsCode } from '../two-factor/index.ts';
import { admitGuess } from './attempts.ts';
import { costsCaptcha, lookOf, questionBefore } from './beforeLogin.ts';
import type { LoggedIn } from './beginSession.ts';
import { browserOf } from './browserOf.ts';
import { checkCaptcha, createCaptcha } from './captcha.ts';
import { captchaAllowanceOf } from './captchaAllowance.ts';
import { fillCaptchaPool } from './captchaKinds.ts';
import { deviceDays } from './device.ts';
import { logIn } from './logIn.ts';
import { logInWithFactor } from './logInWithFactor.ts';
import { waitingAccount } from './secondStep.ts';
import { publicKeyText } from './secret.ts';
import { canTrust } from './trustedBrowser.ts';

/** Ways to complete a login. */
const waysOf = (stored: StoredFactors, factors: Factor[], canTrust: boolean) => ({
  factors,
  hasPasskey: stored.passkeyCount > 0,
  mobile: stored.mobile === null ? '' : maskedMobile(stored.mobile),
  canTrust,
});

/** LGN: login and logout. */
export async function loginRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config, db } = deps;
  const cookie = cookieOptions(config);
  const allowance = captchaAllowanceOf(deps);
  const [sessionName, deviceName] = [sessionCookie(config), deviceCookie(config)];
  const [secondStepName, trustedName] = [secondStepCookie(config), trustedCookie(config)];

  const handOut = (ip: string) => {
    allowance.take(ip);
    return createCaptcha(deps);
  };

  // The page comes in any case: it is where the refusal is read.
  route(app, getLoginPage, async ({ request: { ip } }) => {
    const [publicKey, { hasCaptcha, ...look }] = await Promise.all([publicKeyText(deps), lookOf(deps)]);
    const [ownSkin] = await selectOwnSkins(db, [look.skinName]);
    const captcha = hasCaptcha && allowance.hasRoom(ip) ? await handOut(ip) : undefined;
    return {
      ...look,
      domain: config.domain,
      publicKey,
      languages: [...languages],
      ...(ownSkin && { ownSkin }),
      ...(captcha && { captcha }),
    };
  });

  // Whether the account exists stays untold; security questions have their own day (LGN-04).
  route(app, checkLogin, async ({ body: { account, answer }, request }) => {
    if (answer) {
      allowance.take(request.ip);
      return checkCaptcha(deps, answer);
    }
    const securityQuestion = await questionBefore(deps, account, request);
    const more = securityQuestion ? { securityQuestion } : {};
    if (!(await costsCaptcha(deps, account, request))) return { isPassed: true, ...more };
    return { isPassed: false, captcha: await handOut(request.ip), ...more };
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
    return waysOf(stored, await offeredFactors(deps, stored), await canTrust(deps, id));
  });

  route(app, sendLoginCode, async ({ request }) => {
    const { id } = await waitingAccount(deps, request.cookies[secondStepName]);
    const { mobile } = await selectFactors(db, id);
    if (mobile === null) throw new Problem('second-step-over');
    await admitGuess(deps, { what: `sms-code:${id}`, ip: request.ip });
    const language = await selectLanguage(db, id);
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

  if ((await readPolicy(db, 'captcha')) === 'slide') fillCaptchaPool();
}
