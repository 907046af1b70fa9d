import type { Calendar } from '@jinshu/api';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { calendarListOptions } from './calendar.queries.ts';
import { calendarStrings as s } from './calendar.strings.ts';

/** The calendars with the names they show under: the first one is named here. */
export function useCalendars(): { calendars: readonly Calendar[]; error: Error | null; isPending: boolean } {
  const { formatMessage } = useIntl();
  const { api } = useAccount();
  const { data = [], error, isPending } = useQuery(calendarListOptions(api));
  return {
    calendars: data.map((one) => ({ ...one, name: one.name || (one.isOwn ? formatMessage(s.personal) : one.ownerName) })),
    error,
    isPending,
  };
}
