import { lifelineOf } from '@jinshu/api';
import { Lifeline } from '@jinshu/ui/lifeline';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../core/account/index.ts';
import { deliveriesOptions } from './delivery.queries.ts';

/** Progress line of a sent message (SND-26, SND-27). Push keeps it up to date. */
export function Life({ messageId }: { messageId: string }) {
  const { api } = useAccount();
  const { data } = useQuery(deliveriesOptions(api, messageId));
  // Don't report errors here: the list of recipients does.
  if (!data) return null;
  return <Lifeline steps={lifelineOf({ isHandedOver: true, deliveries: data.results, burnedCount: data.burnedCount })} />;
}

/** Progress line of a message whose sending can still be undone. */
export const UndoableLife = () => <Lifeline steps={lifelineOf({ isHandedOver: true, isUndoable: true })} />;

/** Progress line of a scheduled message (SND-22). */
export const ScheduledLife = () => <Lifeline steps={lifelineOf({ isHandedOver: false, isScheduled: true })} />;
