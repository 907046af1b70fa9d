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
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { selectLanguage } from '../../mail/settings/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { selectOwnSkins } from '../../platform/own-skin/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { maskedMobile, offeredFactors, type StoredFactors, selectFactors, sendSmsCode } from '../two-factor/index.ts';
import { admitGuess } from './attempts.ts';
import { costsCaptcha, lookOf, questionBefore } from './beforeLogin.ts';
import { checkCaptcha, createCaptcha } from './captcha.ts';
import { captchaAllowanceOf } from './captchaAllowance.ts';
import { fillCaptchaPool } from './captchaKinds.ts';
import { logIn } from './logIn.ts';
import { logInWithFactor } from './logInWithFactor.ts';
import { loginCookies } from './loginCookies.ts';
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
  const cookies = loginCookies(config);
  const allowance = captchaAllowanceOf(deps);

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

  route(app, logInEndpoint, async ({ body, request, reply }) => {
    const result = await logIn(deps, {
      account: body.account,
      password: body.password,
      captchaId: body.captchaId,
      securityAnswer: body.securityAnswer,
      ...cookies.originOf(request),
      trustedCookie: cookies.trustOf(request),
    });
    return cookies.answer(reply, result);
  });

  route(app, getSecondStep, async ({ request }) => {
    const { id } = await waitingAccount(deps, cookies.secondStepOf(request));
    const stored = await selectFactors(db, id);
    return waysOf(stored, await offeredFactors(deps, stored), await canTrust(deps, id));
  });

  route(app, sendLoginCode, async ({ request }) => {
    const { id } = await waitingAccount(deps, cookies.secondStepOf(request));
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
      ...cookies.originOf(request),
      cookie: cookies.secondStepOf(request),
      trustedCookie: cookies.trustOf(request),
    });
    return cookies.answerCompleted(reply, begun);
  });

  if ((await readPolicy(db, 'captcha')) === 'slide') fillCaptchaPool();
}
