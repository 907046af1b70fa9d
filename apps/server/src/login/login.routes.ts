import { checkLogin, getLoginPage, languages, logIn as logInEndpoint, logOut } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { systemName } from '../permission/permissions.ts';
import { forgetSession } from '../session/findSession.ts';
import { sessionCookie } from '../session/Session.ts';
import { deleteSession } from '../session/session.repository.ts';
import { logIn } from './logIn.ts';
import { publicKeyText } from './secret.ts';
import { checkCaptcha, createCaptcha, fillCaptchaPool } from './slideCaptcha.ts';

/** LGN: the way in and the way out. */
export async function loginRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config } = deps;
  const asksCaptcha = config.captcha !== 'off';
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.hasSecureCookies } as const;

  route(app, getLoginPage, async () => {
    const [publicKey, captcha] = await Promise.all([publicKeyText(deps), asksCaptcha ? createCaptcha(deps) : undefined]);
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
  route(app, checkLogin, async ({ body: { answer } }) => {
    if (!asksCaptcha || (answer && (await checkCaptcha(deps, answer)))) return { isPassed: true };
    return { isPassed: false, captcha: await createCaptcha(deps) };
  });

  route(app, logInEndpoint, async ({ body, request, reply }) => {
    const { address, token, secret } = await logIn(deps, {
      account: body.account,
      password: body.password,
      captchaId: body.captchaId,
      ip: request.ip,
      earlierCookie: request.cookies[sessionCookie],
    });
    reply.setCookie(sessionCookie, secret, cookie);
    return { userName: address, token, needsTwoFactor: false };
  });

  route(app, logOut, async ({ session, reply }) => {
    await deleteSession(deps.db, session.key);
    forgetSession(deps.db, session.key);
    reply.clearCookie(sessionCookie, cookie);
    return { logoutUrl: '' };
  });

  if (asksCaptcha) fillCaptchaPool();
}
