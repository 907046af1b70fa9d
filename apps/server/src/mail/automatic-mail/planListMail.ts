import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import type { ReachedList } from '../recipient/index.ts';
import { enqueueAutomatic, type NewAutomaticMail, selectOutsideMembers } from './automaticMail.repository.ts';

/** Message in delivery, which may be the copy of a list. */
interface ListMail {
  copyOf?: { list: ReachedList; original: object } | undefined;
  /** Present if it has a password or burns: nothing passes it on (D-181). */
  traits?: object | undefined;
}

/**
 * Queues copies of lists for members outside the organization, in the name of the owner of each list, who is notified when it fails
 * (BAK-52, BAK-55). A member on several lists that a message is for gets one copy. Returns the number of members by message.
 */
export async function planListMail(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  mails: readonly ListMail[],
  contentIds: readonly number[],
): Promise<number[]> {
  const reached = new Map<object, Set<string>>();
  const planned: NewAutomaticMail[] = [];
  const counts: number[] = [];
  for (const [index, { copyOf, traits }] of mails.entries()) {
    const contentId = contentIds[index] as number;
    if (!copyOf?.list.reachesOutside || traits !== undefined) {
      counts.push(0);
      continue;
    }
    const { list, original } = copyOf;
    const before = reached.get(original) ?? new Set();
    reached.set(original, before);
    const members = (await selectOutsideMembers(tx, list.id)).filter(({ address }) => !before.has(address));
    for (const { address } of members) before.add(address);
    const whose = { kind: 'list', ruleId: null, contentId, mailFrom: list.bounceAddress, isKept: true } as const;
    planned.push(...members.map(({ mailboxId, address }) => ({ ...whose, mailboxId, recipient: address })));
    counts.push(members.length);
  }
  await enqueueAutomatic(tx, planned, now());
  return counts;
}
