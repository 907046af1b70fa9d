import { sendReceiptByButton, sendReceipt as sendReceiptEndpoint } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { sendReceipt } from './sendReceipt.ts';

/** SND: read receipts. The two endpoints are equivalent (D-50). */
export async function receiptRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  for (const endpoint of [sendReceiptEndpoint, sendReceiptByButton]) {
    route(app, endpoint, async ({ session, body }) => {
      return sendReceipt(deps, { mailboxId: session.mailboxId, accountId: session.accountId, ...body });
    });
  }
}
