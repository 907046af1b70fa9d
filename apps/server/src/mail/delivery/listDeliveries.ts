import { type Deliveries, type Delivery, Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { doubtsOf } from '../mail-auth/index.ts';
import { domainOf, localDomains } from '../recipient/index.ts';
import { type DeliveryRow, selectDeliveries } from './delivery.repository.ts';
import { type RecallRules, recallRules } from './recallRules.ts';

/** Whether a recall may come in time: once for each recipient, for what is here and for what has not left yet (D-131). */
function canRecall({ recipient, status, recallStatus, isWaiting, sentAt }: DeliveryRow, domains: ReadonlySet<string>, rules: RecallRules) {
  if (recallStatus !== '' || status === 'failed' || (status === 'read' && !rules.recallsRead) || rules.isOver(sentAt)) return false;
  return isWaiting || status === 'in-review' || domains.has(domainOf(recipient));
}

/** The fates of an own mail at each recipient, as the contract has them (SND-29). Another user's mail answers as one that does not exist. */
export async function listDeliveries(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  { mailboxId, messageId }: { mailboxId: number; messageId: string },
): Promise<Deliveries> {
  const { db, config } = deps;
  const rows = await selectDeliveries(db, mailboxId, messageId);
  const [first] = rows;
  if (!first) throw new Problem('mail-not-found');
  const rules = await recallRules(db, first.accountId, deps.now());
  const domains = await localDomains(db, config.domain);
  const mark = await doubtsOf(deps);
  const results = rows.map(
    (row): Delivery => ({
      recipient: row.recipient,
      name: row.name,
      isDoubtful: mark({ name: row.name, address: row.recipient }).isDoubtful ?? false,
      status: row.status,
      statusInfo: row.statusInfo,
      recallStatus: row.recallStatus,
      recallStatusInfo: row.recallStatus === 'failed' ? row.recallInfo : '',
      inform: row.recallStatus === 'recalled' ? row.recallInfo : '',
      isFailed: row.status === 'failed',
      canRecall: canRecall(row, domains, rules),
      updatedAt: row.updatedAt.toISOString(),
    }),
  );
  return { count: results.length, results, burnedCount: rows.filter(({ isBurned }) => isBurned).length };
}
