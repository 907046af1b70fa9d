import type { ShownEvent } from '@jinshu/api';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../core/account/index.ts';
import { eventListOptions, useCalendars } from '../../mail/event/index.ts';

const none: readonly ShownEvent[] = [];

/** Returns the calendars and their events around a day. */
export function useShownEvents(date: string) {
  const { api } = useAccount();
  const { calendars, error } = useCalendars();
  const list = useQuery(eventListOptions(api, date));
  return {
    calendars,
    events: list.data ?? none,
    /** Whether the events are those of the day, and not still those of another one. */
    isLoaded: list.isSuccess && !list.isPlaceholderData,
    error: error ?? (list.data ? null : list.error),
    refetch: () => void list.refetch(),
  };
}
