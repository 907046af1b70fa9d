import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAccount, useGoTo } from '../../core/account/index.ts';
import { type DueEvent, dueEvents } from '../../core/push/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { eventOptions, calendarStrings as s } from '../../mail/event/index.ts';
import { eventTime } from '../../mail/invitation/index.ts';

/** A device that was away hears of reminders late: those of what has long begun are let go. */
const stillNewsMs = 30 * 60_000;

/** Calls an event to mind at its time (CAL-35). Stays until it is closed, and leads to the event. */
export function EventReminder({ due }: { due: DueEvent }) {
  const intl = useIntl();
  const goTo = useGoTo();
  const { api, status } = useAccount();
  const { calendarEventId, startsAt } = due;
  const isNews = Date.now() - Date.parse(startsAt) < stillNewsMs;
  const { data: event } = useQuery({ ...eventOptions(api, calendarEventId), enabled: isNews });
  const tell = useRef<() => void>(() => undefined);
  tell.current = () => {
    if (!event) return;
    const length = Date.parse(event.endsAt) - Date.parse(event.startsAt);
    const times = event.isAllDay ? event : { startsAt, endsAt: new Date(Date.parse(startsAt) + length).toISOString(), isAllDay: false };
    toasts.add({
      message: intl.formatMessage(s.reminder, {
        title: event.title,
        time: eventTime(times, { locale: intl.locale, isTwelveHour: status.uses12Hours }),
      }),
      tone: 'info',
      timeoutMs: null,
      isClosable: true,
      key: `event-${calendarEventId}`,
      action: { label: intl.formatMessage(s.open), onPress: () => goTo(`/calendar/index?event=${calendarEventId}`) },
    });
  };
  const isKnown = event !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reminder speaks once
  useEffect(() => {
    if (!isKnown || !isNews) return;
    tell.current();
    dueEvents.told(due);
  }, [isKnown, isNews, startsAt, calendarEventId]);
  return null;
}
