import { deleteHeldMail, getMailChecks, listHeldMail, releaseHeldMail, setMailChecks } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { selectHeldMail } from '../../../mail/gate/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf } from '../../../platform/operation/index.ts';
import { readChecks, setChecks } from './changeChecks.ts';
import { decideHeldMail } from './decideHeldMail.ts';

/** BAK-99: messages that a spam or virus rule holds back, and the checkers. */
export function heldMailRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listHeldMail, ({ query }) => selectHeldMail(deps.db, query));
  route(app, releaseHeldMail, async (call) => ({ count: await decideHeldMail(deps, authorOf(call), 'releaseHeldMail', call.body.ids) }));
  route(app, deleteHeldMail, async (call) => ({ count: await decideHeldMail(deps, authorOf(call), 'deleteHeldMail', call.body.ids) }));

  route(app, getMailChecks, () => readChecks(deps));
  route(app, setMailChecks, async (call) => {
    await setChecks(deps, authorOf(call), call.body);
    return readChecks(deps);
  });
}
