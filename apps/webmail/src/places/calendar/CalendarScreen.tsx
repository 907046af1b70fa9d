import type { ShownEvent } from '@jinshu/api';
import { useLanguage } from '@jinshu/app/language';
import { Panel } from '@jinshu/ui/app-shell';
import {
  CalendarAgenda,
  CalendarMonth,
  type CalendarRange,
  CalendarToolbar,
  type CalendarViewName,
  CalendarWeek,
  lunarDay,
  lunarDayTraditional,
  usePresentMinute,
} from '@jinshu/ui/calendar-grid';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { toWallMinute } from '../../core/clock/index.ts';
import { ScreenFailure } from '../../core/problem/index.ts';
import { emptyDraft, eventListOptions, gridId, nextHour, calendarStrings as s, toGrid, useCalendars } from '../../mail/event/index.ts';
import { CalendarOffers } from './CalendarOffers.tsx';
import { CalendarSidebar } from './CalendarSidebar.tsx';
import { CalendarTools } from './CalendarTools.tsx';
import { EventSheet } from './EventSheet.tsx';
import { NewEvent } from './NewEvent.tsx';
import { useAskedEvent } from './useAskedEvent.ts';
import { useMoveEvent } from './useMoveEvent.ts';

/** Notes next to the number of a day, by language. */
const dayNotes = { 'zh-hans': lunarDay, 'zh-tw': lunarDayTraditional, en: undefined } as const;
const none: readonly ShownEvent[] = [];
/** A phone has no room for a week of columns. */
const isNarrow = () => matchMedia('(max-width: 767px)').matches;

interface Opened {
  event: ShownEvent;
  anchor: HTMLElement;
}

/** Events of the shown calendars by day, week, month or as a list (CAL-01). */
export function CalendarScreen() {
  const { formatMessage } = useIntl();
  const { api, status, rights } = useAccount();
  const { language } = useLanguage();
  const now = usePresentMinute();
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState<CalendarViewName>(() => (isNarrow() ? 'day' : 'week'));
  const [date, setDate] = useState(() => toWallMinute(new Date().toISOString()).slice(0, 10));
  const [opened, setOpened] = useState<Opened | null>(null);
  const [marked, setMarked] = useState<CalendarRange | null>(null);
  const { calendars, error: noCalendars } = useCalendars();
  const list = useQuery(eventListOptions(api, date));
  const events = list.data ?? none;
  const shown = useMemo(() => {
    const colors = new Map(calendars.map(({ id, color }) => [id, color]));
    return events.map((event) => toGrid(event, colors.get(event.calendarId) ?? 'e08'));
  }, [events, calendars]);
  const eventOf = (id: string) => events.find((event) => gridId(event) === id);
  const move = useMoveEvent(date);
  useAskedEvent(params.get('event'), {
    date,
    events,
    isLoaded: list.isSuccess && !list.isPlaceholderData,
    showDay: setDate,
    open: (event, anchor) => {
      setOpened({ event, anchor });
      setParams({}, { replace: true });
    },
    giveUp: () => setParams({}, { replace: true }),
  });

  const create = () => setMarked(nextHour(new Date()));

  const error = noCalendars ?? (list.data ? null : list.error);
  if (error) return <ScreenFailure error={error} onRetry={() => void list.refetch()} />;
  const common = {
    events: shown,
    date,
    onDateChange: setDate,
    now,
    isTwelveHour: status.uses12Hours,
    dayNote: dayNotes[language],
    onOpen: ({ id }: { id: string }, anchor: HTMLElement) => {
      const event = eventOf(id);
      if (event) setOpened({ event, anchor });
    },
    // Users with read access to a shared mailbox can't change its calendars either (SHR-23).
    ...(rights.canChange && {
      onCreate: setMarked,
      onMove: ({ id }: { id: string }, to: CalendarRange) => {
        const event = eventOf(id);
        if (event) move(event, to);
      },
    }),
  };
  return (
    <>
      <CalendarSidebar {...{ calendars, date }} onDateChange={setDate} onCreate={create} />
      <Panel>
        <CalendarToolbar view={view} onViewChange={setView} date={date} onDateChange={setDate} now={now}>
          {rights.canChange && <CalendarTools calendars={calendars} onCreate={create} />}
        </CalendarToolbar>
        {rights.canChange && <CalendarOffers />}
        {view === 'month' && <CalendarMonth {...common} />}
        {view === 'week' && <CalendarWeek {...common} />}
        {view === 'day' && <CalendarWeek {...common} visibleDays={1} />}
        {view === 'agenda' && <CalendarAgenda {...common} emptyState={<EmptyState title={formatMessage(s.nothing)} />} />}
      </Panel>
      {opened && <EventSheet key={gridId(opened.event)} {...opened} calendars={calendars} onClose={() => setOpened(null)} />}
      {rights.canChange && <NewEvent draft={marked && emptyDraft(marked, '')} onClose={() => setMarked(null)} />}
    </>
  );
}
