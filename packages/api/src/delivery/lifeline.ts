import type { Delivery } from './delivery.schema.ts';

/** The stations in the life of a mail that one writes, in their order; the last of them is one of three. */
export const lifeStations = ['written', 'undoable', 'scheduled', 'in-review', 'sent', 'delivered', 'read', 'recalled', 'burned'] as const;

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

/** What is known of a mail. */
export interface LifeFacts {
  /** It was handed over to be sent. */
  isHandedOver: boolean;
  /** Sending can still be undone. */
  isUndoable?: boolean | undefined;
  /** It waits for its time. */
  isScheduled?: boolean | undefined;
  deliveries?: readonly Pick<Delivery, 'status' | 'recallStatus'>[] | undefined;
  /** At how many recipients it has been destroyed. */
  burnedCount?: number | undefined;
}

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
  const counts: Record<LifeStation, number> = {
    written: 0,
    undoable: 0,
    scheduled: 0,
    'in-review': inReview,
    // What a reviewer holds has not left.
    sent: deliveries.length - inReview,
    delivered: stands.filter(({ status }) => ['delivered', 'read', 'quarantined', 'proxy'].includes(status)).length,
    read: stands.filter(({ status }) => status === 'read').length,
    recalled: deliveries.length - stands.length,
    burned: facts.burnedCount ?? 0,
  };
  const now = farthest(facts, counts);
  const isFailed = stands.some(({ status }) => status === 'failed');
  // A mail that was taken back from everybody will not be delivered any more.
  const isOver = deliveries.length > 0 && stands.length === 0;
  const at = lifeStations.indexOf(now);
  const passes = (station: LifeStation) =>
    station === now ||
    (plainWay.includes(station) ? !(isOver && counts[station] === 0 && lifeStations.indexOf(station) > 4) : counts[station] > 0);
  return lifeStations.filter(passes).map((station) => {
    const index = lifeStations.indexOf(station);
    // Nobody can tell whether a mail was read that was taken back or destroyed: what lies between is done only where it happened.
    const isReached = index < at && (index <= 4 || counts[station] > 0);
    return {
      station,
      state: station === now ? 'now' : isReached ? 'done' : 'ahead',
      ...(counts[station] > 0 && { count: counts[station] }),
      ...(station === 'delivered' && isFailed && { isFailed: true as const }),
    };
  });
}
