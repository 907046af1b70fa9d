import { type Delivery, isHandedOn, isRejected } from './delivery.schema.ts';

/** The stations in the life of a mail that one writes, in their order; the last of them is one of three. */
export const lifeStations = [
  'written',
  'undoable',
  'scheduled',
  'in-review',
  'rejected',
  'sent',
  'delivered',
  'read',
  'recalled',
  'burned',
] as const;

export type LifeStation = (typeof lifeStations)[number];

/** One station: behind the mail, where it is now, or still ahead. */
export interface LifeStep {
  station: LifeStation;
  state: 'done' | 'now' | 'ahead';
  /** Of how many recipients it is true, where it is told of each. */
  count?: number;
  /** A recipient whom it did not reach. */
  isFailed?: true;
}

/** What a line asks of the fate at a recipient. */
type Fate = Pick<Delivery, 'status' | 'recallStatus'> & Partial<Pick<Delivery, 'statusInfo'>>;

/** What is known of a mail. */
export interface LifeFacts {
  /** It was handed over to be sent. */
  isHandedOver: boolean;
  /** Sending can still be undone. */
  isUndoable?: boolean | undefined;
  /** It waits for its time. */
  isScheduled?: boolean | undefined;
  deliveries?: readonly Fate[] | undefined;
  /** At how many recipients it has been destroyed. */
  burnedCount?: number | undefined;
}

const sentAt = lifeStations.indexOf('sent');
const plainWay: readonly LifeStation[] = ['written', 'sent', 'delivered', 'read'];

/** Where a mail is that everybody got who was to get it: the farthest station that it reached at somebody. */
function farthest({ isHandedOver, isUndoable, isScheduled, burnedCount = 0 }: LifeFacts, counts: Record<LifeStation, number>): LifeStation {
  if (isScheduled) return 'scheduled';
  if (!isHandedOver) return 'written';
  if (isUndoable) return 'undoable';
  if (burnedCount > 0) return 'burned';
  if (counts.recalled > 0) return 'recalled';
  if (counts.read > 0) return 'read';
  if (counts.delivered > 0) return 'delivered';
  if (counts.rejected > 0 && counts.sent === 0) return 'rejected';
  return counts['in-review'] > 0 ? 'in-review' : 'sent';
}

/**
 * Draws the life of a mail as one line: what is behind it, where it is, what may still come. A station off the plain way (written, sent,
 * delivered, read) shows only for a mail that comes by it.
 */
export function lifelineOf(facts: LifeFacts): LifeStep[] {
  const deliveries = facts.deliveries ?? [];
  const stands = deliveries.filter(({ recallStatus }) => recallStatus !== 'recalled');
  const inReview = stands.filter(({ status }) => status === 'in-review').length;
  const rejected = stands.filter(isRejected).length;
  const counts: Record<LifeStation, number> = {
    written: 0,
    undoable: 0,
    scheduled: 0,
    'in-review': inReview,
    rejected,
    // What a reviewer holds, or has sent back, has not left.
    sent: deliveries.length - inReview - rejected,
    delivered: stands.filter((fate) => ['delivered', 'read', 'quarantined', 'proxy'].includes(fate.status) && !isHandedOn(fate)).length,
    read: stands.filter(({ status }) => status === 'read').length,
    recalled: deliveries.length - stands.length,
    burned: facts.burnedCount ?? 0,
  };
  const now = farthest(facts, counts);
  const isFailed = stands.some((fate) => fate.status === 'failed' && !isRejected(fate));
  // A mail that was taken back from everybody, or rejected, will not be delivered any more.
  const isOver = deliveries.length > 0 && stands.length === rejected;
  const at = lifeStations.indexOf(now);
  const passes = (station: LifeStation) =>
    station === now ||
    station === 'written' ||
    (plainWay.includes(station)
      ? !(isOver && counts[station] === 0 && (now === 'rejected' || lifeStations.indexOf(station) > sentAt))
      : counts[station] > 0);
  return lifeStations.filter(passes).map((station) => {
    const index = lifeStations.indexOf(station);
    // Nobody can tell whether a mail was read that was taken back or destroyed: what lies between is done only where it happened.
    const isReached = index < at && (index <= sentAt || counts[station] > 0);
    return {
      station,
      state: station === now ? 'now' : isReached ? 'done' : 'ahead',
      ...(counts[station] > 0 && { count: counts[station] }),
      ...(station === 'delivered' && isFailed && { isFailed: true as const }),
    };
  });
}
