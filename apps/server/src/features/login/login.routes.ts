import { checkLogin, getLoginPage, languages, logIn as logInEndpoint, logOut } from '@jinshu/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps/deps.ts';
import { route } from '../../platform/http/route.ts';
import { systemName } from '../../platform/permission/permission.repository.ts';
import { recordSecurity } from '../../platform/security/recordSecurity.ts';
import { forgetSession } from '../../platform/session/findSession.ts';
import { cookieOptions, deviceCookie, sessionCookie } from '../../platform/session/Session.ts';
import { deleteSession } from '../../platform/session/session.repository.ts';
import { needsCaptcha } from './attempts.ts';
import { captchaAllowanceOf } from './captchaAllowance.ts';
import { deviceDays, readDevice } from './device.ts';
import { findWho, logIn } from './logIn.ts';
import { publicKeyText } from './secret.ts';
import { checkCaptcha, createCaptcha, fillCaptchaPool } from './slideCaptcha.ts';

/** LGN: login and logout. */
export async function loginRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config } = deps;
  const asksCaptcha = config.captcha !== 'off';
  const cookie = cookieOptions(config);
  const allowance = captchaAllowanceOf(deps);
  const [sessionName, deviceName] = [sessionCookie(config), deviceCookie(config)];

  /** Whether this login costs a captcha, here always or after many failures. */
  const costsCaptcha = async (account: string | undefined, request: FastifyRequest) => {
    if (asksCaptcha || account === undefined) return asksCaptcha;
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
    const [publicKey, captcha] = await Promise.all([publicKeyText(deps), asksCaptcha && allowance.hasRoom(ip) ? handOut(ip) : undefined]);
    return {
      systemName,
      logo: '',
      domain: config.domain,
      publicKey,
      hasRegistration: false,
      hasRecovery: false,
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

  route(app, logInEndpoint, async ({ body, request, reply }) => {
    const { address, token, secret, device } = await logIn(deps, {
      account: body.account,
      password: body.password,
      captchaId: body.captchaId,
      ip: request.ip,
      earlierCookie: request.cookies[sessionName],
      deviceCookie: request.cookies[deviceName],
    });
    reply.setCookie(sessionName, secret, cookie).setCookie(deviceName, device, { ...cookie, maxAge: deviceDays * 86_400 });
    return { userName: address, token, needsTwoFactor: false };
  });

  route(app, logOut, async ({ session, request, reply }) => {
    await deleteSession(deps.db, session.key);
    forgetSession(deps.db, session.key);
    await recordSecurity(deps, { kind: 'logout', accountId: session.accountId, who: session.address, ip: request.ip });
    reply.clearCookie(sessionName, cookie);
    return { logoutUrl: '' };
  });

  if (asksCaptcha) fillCaptchaPool();
}
