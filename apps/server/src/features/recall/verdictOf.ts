import type { RecallInform, RecallReason } from '@jinshu/api';
import type { RecallableDelivery } from './recall.repository.ts';

/** Result of a recall for one recipient. */
export type Verdict = { status: 'recalled'; info: RecallInform } | { status: 'failed'; info: RecallReason };

/** The recall failed. */
export const failed = (info: RecallReason): Verdict => ({ status: 'failed', info });
/** The message was recalled. */
export const recalled = (info: RecallInform): Verdict => ({ status: 'recalled', info });

/** Returns the result if it can be decided without looking into a mailbox; undefined if the copies decide. */
export function verdictOf(
  { status, isStoppable, isOnItsWay }: RecallableDelivery,
  isInside: boolean,
  recallsRead: boolean,
): Verdict | undefined {
  if (status === 'failed') return failed('not-delivered');
  if (isStoppable || status === 'in-review') return recalled('stopped');
  if (isOnItsWay && !isInside) return failed('on-its-way');
  if (!isInside) return failed('outside');
  return status === 'read' && !recallsRead ? failed('read') : undefined;
}
