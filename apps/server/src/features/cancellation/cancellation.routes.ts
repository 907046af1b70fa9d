import { type Cancellation, getCancellation, requestCancellation, withdrawCancellation } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { deleteWaiting, selectLastDecision, selectWaiting, upsertRequest } from '../approval/index.ts';
import { changeSettings } from '../settings/index.ts';

/** SET-102 to SET-106: closing the own account, which an administrator grants. */
export async function cancellationRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const stateOf = async (accountId: number): Promise<Cancellation> => {
    const waiting = await selectWaiting(deps.db, accountId, 'cancellation');
    if (waiting) return { isPending: true, requestedAt: waiting.requestedAt.toISOString() };
    const last = await selectLastDecision(deps.db, accountId, 'cancellation');
    return { isPending: false, ...(last?.outcome === 'refused' && { refusal: last.reason }) };
  };

  route(app, getCancellation, ({ session: { accountId } }) => stateOf(accountId));

  route(app, requestCancellation, async ({ session: { accountId }, body: { reason = '' } }) => {
    const content: Record<string, string> = reason === '' ? {} : { reason };
    await changeSettings(deps, accountId, (tx) => upsertRequest(tx, { accountId, kind: 'cancellation', content, at: deps.now() }));
    return stateOf(accountId);
  });

  route(app, withdrawCancellation, async ({ session: { accountId } }) => {
    await changeSettings(deps, accountId, (tx) => deleteWaiting(tx, accountId, 'cancellation'));
    return stateOf(accountId);
  });
}
