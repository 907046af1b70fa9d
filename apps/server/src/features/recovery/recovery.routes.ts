import {
  answerSecurityQuestion,
  beginRecovery as beginRecoveryEndpoint,
  checkRecoveryCode as checkRecoveryCodeEndpoint,
  resetPasswordByQuestion,
  resetPasswordBySms,
  sendRecoveryCode as sendRecoveryCodeEndpoint,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { beginRecovery } from './beginRecovery.ts';
import { answerQuestion, checkRecoveryCode, sendRecoveryCode } from './proveOwner.ts';
import { resetPassword } from './resetPassword.ts';

/** LGN-37 to LGN-44: the six steps of a password recovery. */
export async function recoveryRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, beginRecoveryEndpoint, ({ body: { account, captchaId }, request: { ip } }) => beginRecovery(deps, { account, captchaId, ip }));
  route(app, answerSecurityQuestion, ({ body, request: { ip } }) => answerQuestion(deps, { ...body, ip }));
  route(app, sendRecoveryCodeEndpoint, async ({ body, request: { ip } }) => ({ ticket: await sendRecoveryCode(deps, { ...body, ip }) }));
  route(app, checkRecoveryCodeEndpoint, ({ body, request: { ip } }) => checkRecoveryCode(deps, { ...body, ip }));
  route(app, resetPasswordByQuestion, async ({ body, request: { ip } }) => {
    await resetPassword(deps, { ...body, way: 'question', ip });
    return { msg: 'ok' };
  });
  route(app, resetPasswordBySms, async ({ body, request: { ip } }) => {
    await resetPassword(deps, { ...body, way: 'sms', ip });
    return { msg: 'ok' };
  });
}
