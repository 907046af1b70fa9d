import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { planForwards } from '../forward/index.ts';
import { enqueueAutomatic, selectOutsideMembers } from './automaticMail.repository.ts';
import type { ArrivingMail } from './planAutomaticMail.ts';
import { traceOf } from './traceOf.ts';

/** Message to mailing lists. */
interface ListMail {
  /** Lists with members outside the organization. */
  lists: readonly string[];
  prepared: ArrivingMail['prepared'];
  mailFrom: string;
  contentId: number;
  /** Present if it has a password or burns: nothing passes it on (D-181). */
  traits?: object | undefined;
}

/**
 * Queues a message to lists for their members outside the organization, in the name of the owner of each list, who is notified when it fails (BAK-52).
 * One that has passed the owner's mailbox, or too many servers, goes to none. Returns the number of members.
 */
export async function planListMail(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  { lists, prepared, mailFrom, contentId, traits }: ListMail,
): Promise<number> {
  if (lists.length === 0 || traits !== undefined) return 0;
  const trace = traceOf(prepared);
  const members = await selectOutsideMembers(tx, lists);
  const planned = members.flatMap(({ mailboxId, ownerAddress, address }) =>
    planForwards({ address: ownerAddress, trace }, [address]).map((recipient) => ({ mailboxId, recipient })),
  );
  await enqueueAutomatic(
    tx,
    planned.map(({ mailboxId, recipient }) => ({ mailboxId, kind: 'forward', ruleId: null, contentId, recipient, mailFrom, isKept: true })),
    now(),
  );
  return planned.length;
}
