import type { ShownEvent } from '@jinshu/api';
import type { CalendarRange, CalendarViewName } from '@jinshu/ui/calendar-grid';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { toWallMinute } from '../../core/clock/index.ts';
import { ScreenFailure } from '../../core/problem/index.ts';
import { emptyDraft, gridId, nextHour } from '../../mail/event/index.ts';
import { CalendarSheet } from './CalendarSheet.tsx';
import { CalendarSidebar } from './CalendarSidebar.tsx';
import { EventSheet } from './EventSheet.tsx';
import { NewEvent } from './NewEvent.tsx';
import { useAskedEvent } from './useAskedEvent.ts';
import { useShownEvents } from './useShownEvents.ts';

/** A phone has no room for a week of columns. */
const isNarrow = () => matchMedia('(max-width: 767px)').matches;

interface Opened {
  event: ShownEvent;
  anchor: HTMLElement;
}

/** The calendar: its sidebar, the events of the shown calendars, and the event that is opened or written. */
export function CalendarScreen() {
  const { rights } = useAccount();
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState<CalendarViewName>(() => (isNarrow() ? 'day' : 'week'));
  const [date, setDate] = useState(() => toWallMinute(new Date().toISOString()).slice(0, 10));
  const [opened, setOpened] = useState<Opened | null>(null);
  const [marked, setMarked] = useState<CalendarRange | null>(null);
  const { calendars, events, isLoaded, error, refetch } = useShownEvents(date);
  useAskedEvent(params.get('event'), {
    date,
    events,
    isLoaded,
    showDay: setDate,
    open: (event, anchor) => {
      setOpened({ event, anchor });
      setParams({}, { replace: true });
    },
    giveUp: () => setParams({}, { replace: true }),
  });
  const create = () => setMarked(nextHour(new Date()));

  if (error) return <ScreenFailure error={error} onRetry={refetch} />;
  return (
    <>
      <CalendarSidebar {...{ calendars, date }} onDateChange={setDate} onCreate={create} />
      <CalendarSheet
        {...{ calendars, events, view, date }}
        onViewChange={setView}
        onDateChange={setDate}
        onCreate={create}
        onMark={setMarked}
        onOpen={(event, anchor) => setOpened({ event, anchor })}
      />
      {opened && <EventSheet key={gridId(opened.event)} {...opened} calendars={calendars} onClose={() => setOpened(null)} />}
      {rights.canChange && <NewEvent draft={marked && emptyDraft(marked, '')} onClose={() => setMarked(null)} />}
    </>
  );
}
