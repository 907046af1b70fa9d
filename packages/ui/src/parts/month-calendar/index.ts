export type { CalendarMarks } from './CalendarMonths.tsx';
export { MonthCalendar, type MonthCalendarProps } from './MonthCalendar.tsx';
