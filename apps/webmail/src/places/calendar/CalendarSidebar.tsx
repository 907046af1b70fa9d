import { type Calendar, showCalendar } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { CalendarList, CalendarSide } from '@jinshu/ui/calendar-grid';
import { Icon } from '@jinshu/ui/icon-more';
import { MonthCalendar } from '@jinshu/ui/month-calendar';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { Sidebar } from '../../core/page/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { calendarStrings as s } from '../../mail/event/index.ts';

export interface CalendarSidebarProps {
  calendars: readonly Calendar[];
  /** The day that is shown. */
  date: string;
  onDateChange: (date: string) => void;
  /** Begins an event. */
  onCreate: () => void;
}

/** Sidebar of the calendar: new event, month and calendars. */
export function CalendarSidebar({ calendars, date, onDateChange, onCreate }: CalendarSidebarProps) {
  const { formatMessage } = useIntl();
  const { rights } = useAccount();
  return (
    <Sidebar>
      <CalendarSide>
        {rights.canChange && (
          <Button tone="accent" icon={<Icon name="add" />} onPress={onCreate}>
            {formatMessage(s.newEvent)}
          </Button>
        )}
        <MonthCalendar aria-label={formatMessage(s.month)} value={date} onChange={onDateChange} />
        <Calendars calendars={calendars} />
      </CalendarSide>
    </Sidebar>
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
