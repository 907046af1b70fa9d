import {
  changePassword as changePasswordEndpoint,
  getPasswordRules,
  getSecurityQuestion,
  Problem,
  securityLimits,
  setSecurityQuestion,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { foldAnswer, hashPassword, loginCookies, makeDevice, openSecret } from '../login/index.ts';
import { passwordRulesOf } from '../password-rule/index.ts';
import { changeSettings } from '../settings/index.ts';
import { changePassword } from './changePassword.ts';
import { selectPasswordOwner, selectSecurityQuestion, updateSecurityQuestion } from './password.repository.ts';

/** Time in which the windows of a session get its new cookie, in milliseconds. */
const cookieMs = 1_000;

/** SET-20 to SET-45: the password and the security question. */
export async function passwordRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config, log } = deps;
  const cookies = loginCookies(config);

  route(app, getPasswordRules, async ({ session: { accountId } }) => {
    const owner = await selectPasswordOwner(db, accountId);
    if (!owner) throw new Problem('session-expired');
    return passwordRulesOf(db, accountId, owner);
  });

  const ending = new Set<NodeJS.Timeout>();
  const endSoon = (endFormer: () => Promise<void>) => {
    const timer = setTimeout(() => {
      ending.delete(timer);
      endFormer().catch((error: unknown) => log.warn({ err: error }, 'a former session key was not ended'));
    }, cookieMs);
    ending.add(timer.unref());
  };
  app.addHook('preClose', async () => {
    for (const timer of ending) clearTimeout(timer);
  });

  route(app, changePasswordEndpoint, async ({ session, body, request, reply }) => {
    const { deviceCookie: known } = cookies.originOf(request);
    const { secret, token, endFormer } = await changePassword(deps, { session, ...body, ip: request.ip, deviceCookie: known });
    endSoon(endFormer);
    const device = await makeDevice(deps, known, session.accountId);
    cookies.keepSession(reply, { secret, device });
    return { token };
  });

  route(app, getSecurityQuestion, async ({ session: { accountId } }) => ({ question: await selectSecurityQuestion(db, accountId) }));

  route(app, setSecurityQuestion, async ({ session: { accountId }, body }) => {
    const { question } = body;
    const answer = body.answer === '' ? '' : foldAnswer(await openSecret(deps, body.answer));
    const isRemoved = question === '' && answer === '';
    if (!isRemoved) {
      const faults = {
        ...(question === '' && { question: ['A question is missing.'] }),
        ...((answer === '' || [...answer].length > securityLimits.answer) && {
          answer: [`An answer has 1 to ${securityLimits.answer} characters.`],
        }),
      };
      if (Object.keys(faults).length > 0) throw new Problem('invalid-input', {}, { fields: faults });
    }
    const answerHash = isRemoved ? null : await hashPassword(answer);
    await changeSettings(deps, accountId, (tx) => updateSecurityQuestion(tx, accountId, question, answerHash));
    return { question };
  });
}
