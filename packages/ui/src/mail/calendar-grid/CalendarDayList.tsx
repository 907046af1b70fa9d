import { useStrings } from '../../foundation/provider/index.ts';
import { CalendarAgenda, type CalendarAgendaProps } from './CalendarAgenda.tsx';
import * as styles from './CalendarMonth.css.ts';
import type { CalendarFormats } from './useCalendarFormats.ts';

interface CalendarDayListProps extends Omit<CalendarAgendaProps, 'dayCount' | 'emptyState' | 'className'> {
  formats: CalendarFormats;
}

/** Events of one day, listed below a month that has no room for their titles. */
export function CalendarDayList({ formats, ...props }: CalendarDayListProps) {
  const { calendarGrid: words } = useStrings();
  return (
    <CalendarAgenda
      {...props}
      dayCount={1}
      className={styles.chosenDay}
      emptyState={<p className={styles.nothing}>{`${formats.day(props.date)}, ${words.events(0)}`}</p>}
    />
  );
}
