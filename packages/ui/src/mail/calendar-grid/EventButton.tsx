import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { type CalendarEvent, daysOf } from './calendarEvent.ts';
import * as styles from './EventButton.css.ts';
import { DRAFT } from './useCalendarDrag.ts';
import type { CalendarFormats } from './useCalendarFormats.ts';

interface EventButtonProps {
  event: CalendarEvent;
  formats: CalendarFormats;
  /** `line` in rows of days, `block` between the hours. */
  form: 'line' | 'block';
  /** Half an hour high or less: one line of words. */
  isShort?: boolean | undefined;
  hasLocation?: boolean | undefined;
  isPulled?: boolean | undefined;
  /** Its end can be pulled. */
  hasEdge?: boolean | undefined;
  isStart?: boolean | undefined;
  isEnd?: boolean | undefined;
  hintId?: string | undefined;
  /** Whether the button is its own tab stop, outside the cells of a grid. */
  isReachable?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** An event in a grid. What is pressed, and where it is pulled to, is read from its attributes by the root of the grid. */
export function EventButton(props: EventButtonProps) {
  const {
    event,
    formats,
    form,
    isShort,
    hasLocation,
    isPulled,
    hasEdge,
    isStart = true,
    isEnd = true,
    hintId,
    isReachable,
    className,
    style,
  } = props;
  const { from, to } = daysOf(event);
  const isDraft = event.id === DRAFT;
  const isSolid = event.isAllDay || from !== to;
  const showsTime = !event.isAllDay && isStart && (form === 'line' || isSolid);
  return (
    <button
      type="button"
      // Which events are tab stops is written by `useCellFocus`.
      tabIndex={isReachable ? 0 : -1}
      className={clsx(styles.event, styles.colour[event.color], form === 'line' ? styles.line : styles.block, className)}
      style={style}
      aria-describedby={event.isReadOnly ? undefined : hintId}
      data-event={event.id}
      data-from={from}
      data-to={to}
      data-solid={(isSolid && form === 'line') || undefined}
      data-short={isShort || undefined}
      data-starts={isStart}
      data-ends={isEnd}
      data-tentative={event.isTentative || undefined}
      data-pulled={isPulled || undefined}
      data-draft={isDraft || undefined}
    >
      <span className={visuallyHidden}>{formats.event(event)}</span>
      {showsTime && (
        <span aria-hidden="true" className={styles.time}>
          {formats.time(event.start)}
        </span>
      )}
      <span aria-hidden="true" className={clsx(form === 'block' && styles.title)}>
        {event.title}
      </span>
      {hasLocation && event.location !== undefined && (
        <span aria-hidden="true" className={styles.detail}>
          {event.location}
        </span>
      )}
      {hasEdge && !event.isReadOnly && <span data-resize="" className={styles.edge} />}
    </button>
  );
}
