import { lifelineOf } from '@jinshu/api';
import { Lifeline } from '@jinshu/ui/lifeline';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../app/AccountProvider.tsx';
import { deliveriesOptions } from './delivery.queries.ts';

/** Where one's own mail is in its life, in one line (SND-26, SND-27). Push keeps it up to date. */
export function Life({ messageId }: { messageId: string }) {
  const { api } = useAccount();
  const { data } = useQuery(deliveriesOptions(api, messageId));
  // A failure is told where the recipients are.
  if (!data) return null;
  return <Lifeline steps={lifelineOf({ isHandedOver: true, deliveries: data.results, burnedCount: data.burnedCount })} />;
}

/** The line of a mail whose sending can still be undone. */
export const UndoableLife = () => <Lifeline steps={lifelineOf({ isHandedOver: true, isUndoable: true })} />;

/** The line of a mail that waits for its time (SND-22). */
export const ScheduledLife = () => <Lifeline steps={lifelineOf({ isHandedOver: false, isScheduled: true })} />;
