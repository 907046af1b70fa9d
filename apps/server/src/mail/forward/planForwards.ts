import type { ArrivalTrace } from '../../mime/header/index.ts';
import { normalAddress, withoutDetail } from '../recipient/index.ts';

/** A message with more `Received` fields is not forwarded any more (D-186). */
const mostHops = 30;

const plain = (address: string) => withoutDetail(normalAddress(address));

/**
 * Returns the targets to which a mailbox forwards a message (SET-112). A message that it has forwarded before, or that has passed too many
 * servers, goes to none of them. A target that had the message already is left out.
 */
export function planForwards(
  { address, trace }: { address: string; trace: Pick<ArrivalTrace, 'hops' | 'deliveredTo'> },
  targets: readonly string[],
): string[] {
  const been = new Set(trace.deliveredTo.map(plain));
  const own = plain(address);
  if (been.has(own) || trace.hops > mostHops) return [];
  const wanted = new Map(targets.map((target) => [normalAddress(target), target]));
  return [...wanted.values()].filter((target) => plain(target) !== own && !been.has(plain(target)));
}
