import { trustedDays } from '@jinshu/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/index.ts';
import { cookieOptions, deviceCookie, secondStepCookie, sessionCookie, trustedCookie } from '../../platform/session/index.ts';
import type { LoggedIn, LoginOrigin } from './beginSession.ts';
import { browserOf } from './browserOf.ts';
import { deviceDays } from './device.ts';
import type { HalfLoggedIn } from './logIn.ts';
import type { Completed } from './secondStep.ts';

/** Reads and sets the cookies of a browser that logs in, whatever the way. */
export function loginCookies(config: Pick<Config, 'hasSecureCookies'>) {
  const options = cookieOptions(config);
  const [sessionName, deviceName] = [sessionCookie(config), deviceCookie(config)];
  const [secondStepName, trustedName] = [secondStepCookie(config), trustedCookie(config)];

  const keepSession = (reply: FastifyReply, { secret, device }: Pick<LoggedIn, 'secret' | 'device'>): void => {
    reply.setCookie(sessionName, secret, options).setCookie(deviceName, device, { ...options, maxAge: deviceDays * 86_400 });
  };
  const keepLogin = (reply: FastifyReply, login: LoggedIn) => {
    keepSession(reply, login);
    return { userName: login.address, token: login.token, needsTwoFactor: false };
  };

  return {
    /** Returns where a login comes from. */
    originOf: (request: FastifyRequest): LoginOrigin => ({
      ip: request.ip,
      browser: browserOf(request.headers['user-agent']),
      earlierCookie: request.cookies[sessionName],
      deviceCookie: request.cookies[deviceName],
    }),
    /** Returns the cookie that continues a login at its second step. */
    secondStepOf: (request: FastifyRequest): string | undefined => request.cookies[secondStepName],
    /** Returns the cookie of a browser that may skip the second step. */
    trustOf: (request: FastifyRequest): string | undefined => request.cookies[trustedName],
    /** Sets the cookies of a session. */
    keepSession,
    /** Sets the cookies of a login that is complete or continues at the second step, and returns the response. */
    answer(reply: FastifyReply, login: LoggedIn | HalfLoggedIn) {
      if ('token' in login) return keepLogin(reply, login);
      reply.setCookie(secondStepName, login.secondStep, options);
      return { userName: login.address, token: '', needsTwoFactor: true };
    },
    /** Sets the cookies of a login that has passed the second step, and returns the response. */
    answerCompleted(reply: FastifyReply, login: Completed) {
      if (login.trusted !== undefined) reply.setCookie(trustedName, login.trusted, { ...options, maxAge: trustedDays * 86_400 });
      reply.clearCookie(secondStepName, options);
      return keepLogin(reply, login);
    },
  };
}
