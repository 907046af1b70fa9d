import type { SharedEntries } from '@jinshu/ui/address-book';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount, useGoTo } from '../../core/account/index.ts';
import { sharedEventsOptions } from '../../mail/event/index.ts';
import { contactsStrings as s } from './contacts.strings.ts';

/** Events that a card shows. */
const shown = 3;

/** The events that the user and a person share: those that come first, and the latest before them if there are few. Nothing while the calendar is locked. */
export function useSharedEvents(address: string | undefined): SharedEntries | undefined {
  const { formatDate, formatMessage } = useIntl();
  const { api } = useAccount();
  const goTo = useGoTo();
  const today = new Date().toISOString().slice(0, 10);
  const found = useQuery({ ...sharedEventsOptions(api, address ?? '', today), enabled: !!address, retry: false });
  const events = found.data ?? [];
  if (events.length === 0) return undefined;
  const next = events.findIndex(({ endsAt }) => endsAt >= today);
  const first = Math.max(0, Math.min(next < 0 ? events.length : next, events.length - shown));
  return {
    total: events.length,
    entries: events.slice(first, first + shown).map(({ id, recurrenceId, title, startsAt, isAllDay }) => ({
      id: `${id}/${recurrenceId}`,
      title: title || formatMessage(s.noSubject),
      time: formatDate(startsAt, {
        month: '2-digit',
        day: '2-digit',
        ...(!isAllDay && { hour: '2-digit', minute: '2-digit', hour12: false }),
      }),
    })),
    onOpen: (id) => goTo(`/calendar/index?event=${id.split('/')[0]}`),
  };
}
