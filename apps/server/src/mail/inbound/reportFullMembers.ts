import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { bounceOfList } from '../bounce/index.ts';
import { selectAddresses } from '../recipient/index.ts';
import { selectProfile } from '../settings/index.ts';
import type { Delivery, PreparedDelivery } from './Delivery.ts';

/** Writes the reports to the owners of lists about members whose mailboxes are full (BAK-55). */
export async function reportFullMembers(
  tx: Tx,
  { now, config }: Pick<Deps, 'now' | 'config'>,
  delivered: readonly Delivery[],
): Promise<PreparedDelivery[]> {
  const reports: PreparedDelivery[] = [];
  for (const { copyOf, full, prepared } of delivered) {
    if (!copyOf || full.length === 0) continue;
    const { address: list, bounceAddress, owner } = copyOf.list;
    const profile = owner ? await selectProfile(tx, owner.accountId) : undefined;
    const { messageId, subject } = prepared.facts;
    const failed = (await selectAddresses(tx, full)).map((address) => ({ address, info: '5.2.2 over-quota' }));
    const language = profile?.language ?? (await readPolicy(tx, 'language'));
    const copy = {
      list,
      bounceAddress,
      raw: prepared.skeleton,
      messageId,
      subject,
      sentAt: now(),
      failed,
      language,
      domain: config.domain,
    };
    reports.push({ prepared: await bounceOfList(copy), mailFrom: '', recipients: [bounceAddress], hasNoRules: true });
  }
  return reports;
}
