import type { Calendar, ShownEvent } from '@jinshu/api';
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
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { gridId, calendarStrings as s, toGrid } from '../../mail/event/index.ts';
import { CalendarOffers } from './CalendarOffers.tsx';
import { CalendarTools } from './CalendarTools.tsx';
import { useMoveEvent } from './useMoveEvent.ts';

/** Notes next to the number of a day, by language. */
const dayNotes = { 'zh-hans': lunarDay, 'zh-tw': lunarDayTraditional, en: undefined } as const;

export interface CalendarSheetProps {
  calendars: readonly Calendar[];
  events: readonly ShownEvent[];
  view: CalendarViewName;
  onViewChange: (view: CalendarViewName) => void;
  /** Day that is shown. */
  date: string;
  onDateChange: (date: string) => void;
  /** Begins an event. */
  onCreate: () => void;
  /** Begins an event at the marked time. */
  onMark: (range: CalendarRange) => void;
  onOpen: (event: ShownEvent, anchor: HTMLElement) => void;
}

/** Events by day, week, month or as a list, with the toolbar above them. */
export function CalendarSheet({ calendars, events, view, onViewChange, date, onDateChange, onCreate, onMark, onOpen }: CalendarSheetProps) {
  const { formatMessage } = useIntl();
  const { status, rights } = useAccount();
  const { language } = useLanguage();
  const now = usePresentMinute();
  const move = useMoveEvent(date);
  const shown = useMemo(() => {
    const colors = new Map(calendars.map(({ id, color }) => [id, color]));
    return events.map((event) => toGrid(event, colors.get(event.calendarId) ?? 'e08'));
  }, [events, calendars]);
  const eventOf = (id: string) => events.find((event) => gridId(event) === id);
  const common = {
    events: shown,
    date,
    onDateChange,
    now,
    isTwelveHour: status.uses12Hours,
    dayNote: dayNotes[language],
    onOpen: ({ id }: { id: string }, anchor: HTMLElement) => {
      const event = eventOf(id);
      if (event) onOpen(event, anchor);
    },
    // Users with read access to a shared mailbox can't change its calendars either.
    ...(rights.canChange && {
      onCreate: onMark,
      onMove: ({ id }: { id: string }, to: CalendarRange) => {
        const event = eventOf(id);
        if (event) move(event, to);
      },
    }),
  };
  return (
    <Panel>
      <CalendarToolbar view={view} onViewChange={onViewChange} date={date} onDateChange={onDateChange} now={now}>
        {rights.canChange && <CalendarTools calendars={calendars} onCreate={onCreate} />}
      </CalendarToolbar>
      {rights.canChange && <CalendarOffers />}
      {view === 'month' && <CalendarMonth {...common} />}
      {view === 'week' && <CalendarWeek {...common} />}
      {view === 'day' && <CalendarWeek {...common} visibleDays={1} />}
      {view === 'agenda' && <CalendarAgenda {...common} emptyState={<EmptyState title={formatMessage(s.nothing)} />} />}
    </Panel>
  );
}
