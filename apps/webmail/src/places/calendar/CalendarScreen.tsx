import { type Calendar, type ShownEvent, showCalendar } from '@jinshu/api';
import { useLanguage } from '@jinshu/app/language';
import { Panel } from '@jinshu/ui/app-shell';
import { Button, IconButton } from '@jinshu/ui/button';
import {
  CalendarAgenda,
  CalendarList,
  CalendarMonth,
  type CalendarRange,
  CalendarSide,
  CalendarToolbar,
  type CalendarViewName,
  CalendarWeek,
  lunarDay,
  lunarDayTraditional,
  usePresentMinute,
} from '@jinshu/ui/calendar-grid';
import { EmptyState } from '@jinshu/ui/empty-state';
import { Icon } from '@jinshu/ui/icon-more';
import { OnlyOnPhones } from '@jinshu/ui/mailbox-layout';
import { MonthCalendar } from '@jinshu/ui/month-calendar';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useAccount, useGoTo } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { toWallMinute } from '../../core/clock/index.ts';
import { Sidebar } from '../../core/page/index.ts';
import { ScreenFailure, useReport } from '../../core/problem/index.ts';
import { emptyDraft, eventListOptions, gridId, nextHour, calendarStrings as s, toGrid, useCalendars } from '../../mail/event/index.ts';
import { CalendarOffers } from './CalendarOffers.tsx';
import { EventSheet } from './EventSheet.tsx';
import { ImportButton } from './ImportButton.tsx';
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
  const goTo = useGoTo();
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
      <Sidebar>
        <CalendarSide>
          {rights.canChange && (
            <Button tone="accent" icon={<Icon name="add" />} onPress={() => setMarked(nextHour(new Date()))}>
              {formatMessage(s.newEvent)}
            </Button>
          )}
          <MonthCalendar aria-label={formatMessage(s.month)} value={date} onChange={setDate} />
          <Calendars calendars={calendars} />
        </CalendarSide>
      </Sidebar>
      <Panel>
        <CalendarToolbar view={view} onViewChange={setView} date={date} onDateChange={setDate} now={now}>
          {rights.canChange && (
            <>
              <OnlyOnPhones>
                <IconButton
                  tone="accent"
                  variant="solid"
                  label={formatMessage(s.newEvent)}
                  icon={<Icon name="add" />}
                  onPress={() => setMarked(nextHour(new Date()))}
                />
              </OnlyOnPhones>
              <ImportButton calendars={calendars} />
              <Button variant="quiet" icon={<Icon name="people" />} onPress={() => goTo('/calendar/set')}>
                {formatMessage(s.settings)}
              </Button>
            </>
          )}
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

/** The calendars with a box each that shows or hides its events (CAL-03, CAL-19). */
function Calendars({ calendars }: { calendars: readonly Calendar[] }) {
  const { formatMessage } = useIntl();
  const { api, queryClient, rights } = useAccount();
  const report = useReport();
  const show = useMutation({
    mutationFn: (body: { calendarId: number; isShown: boolean }) => api.call(showCalendar, { body }),
    onSuccess: () => applyChange(queryClient, { type: 'calendar.changed' }),
    onError: report,
  });
  const listed = (isOwn: boolean) =>
    calendars
      .filter((one) => one.isOwn === isOwn)
      .map(({ id, name, color, isShown, shares }) => ({ id: String(id), name, color, isShown, isShared: !isOwn || shares.length > 0 }));
  const onShowChange = rights.canChange ? (id: string, isShown: boolean) => show.mutate({ calendarId: Number(id), isShown }) : undefined;
  const shared = listed(false);
  return (
    <>
      <CalendarList label={formatMessage(s.own)} calendars={listed(true)} onShowChange={onShowChange} />
      {shared.length > 0 && <CalendarList label={formatMessage(s.shared)} calendars={shared} onShowChange={onShowChange} />}
    </>
  );
}
