import { type Delivery, isHandedOn, isRejected } from './delivery.schema.ts';

/** Stations of a sent message, in order. The last station of a message is `read`, `recalled` or `burned`. */
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
  /** Number of recipients in this state, if it is counted per recipient. */
  count?: number;
  /** A recipient whom it did not reach. */
  isFailed?: true;
}

/** Delivery fields that a lifeline needs. */
type Fate = Pick<Delivery, 'status' | 'recallStatus'> & Partial<Pick<Delivery, 'statusInfo'>>;

/** Known facts about a sent message. */
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

/** Returns the farthest station that the message has reached at any recipient. */
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
 * Returns the life of a message as a line: completed, current and upcoming steps. Stations other than written, sent, delivered and read
 * appear only if the message passes through them.
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
  // A message that was recalled from all recipients, or rejected, won't be delivered any more.
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
    // It is unknown whether a recalled or burned message was read. Mark the stations between as done only if they have a count.
    const isReached = index < at && (index <= sentAt || counts[station] > 0);
    return {
      station,
      state: station === now ? 'now' : isReached ? 'done' : 'ahead',
      ...(counts[station] > 0 && { count: counts[station] }),
      ...(station === 'delivered' && isFailed && { isFailed: true as const }),
    };
  });
}
