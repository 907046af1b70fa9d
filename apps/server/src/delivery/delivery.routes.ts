import { listDeliveries, Problem } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { selectDeliveries } from './delivery.repository.ts';

/** SND: what became of a sent mail. */
export async function deliveryRoutes(app: FastifyInstance, { db }: Deps): Promise<void> {
  route(app, listDeliveries, async ({ session: { mailboxId }, query: { messageId } }) => {
    const rows = await selectDeliveries(db, mailboxId, messageId);
    // Another user's mail answers as one that does not exist.
    if (rows.length === 0) throw new Problem('mail-not-found');
    const results = rows.map(({ updatedAt, ...row }) => ({
      ...row,
      recallStatus: '',
      recallStatusInfo: '',
      inform: '',
      isFailed: row.status === 'failed',
      canRecall: false,
      updatedAt: updatedAt.toISOString(),
    }));
    return { count: results.length, results };
  });
}
