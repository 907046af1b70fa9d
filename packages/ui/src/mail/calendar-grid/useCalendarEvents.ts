import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import type { CalendarViewProps } from './CalendarView.ts';
import { addMinutes, type CalendarEvent, type CalendarRange, dayOf } from './calendarEvent.ts';
import { type Shift, shiftEvent } from './moveEvent.ts';
import { useCalendarDrag } from './useCalendarDrag.ts';
import type { CalendarFormats } from './useCalendarFormats.ts';
import { useCellFocus } from './useCellFocus.ts';

interface CalendarGridProps {
  rootRef: RefObject<HTMLElement | null>;
  props: CalendarViewProps;
  formats: CalendarFormats;
  cellOf: (day: string) => string;
  /** Returns the cell that a key moves to: by `x` days and `y` lines, or for Home, End, Page Up and Page Down. */
  nextCell: (cell: string, step: { x: number; y: number }, key: string) => string | undefined;
  /** Returns the effect of Alt with an arrow key on an event. */
  shiftOf: (event: CalendarEvent, step: { x: number; y: number }, edge: 'both' | 'end') => Shift | undefined;
  /** Whether a press on a day selects it. */
  choosesDay: (day: string) => boolean;
}

const JUMPS = ['Home', 'End', 'PageUp', 'PageDown'];

/** Returns the days and lines that an arrow key moves by. */
const stepOf = (event: KeyboardEvent) => {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const x = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  return { x: isRtl ? -x : x, y: event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0 };
};

/** One set of handlers on the root for all cells and events, for the pointer and for the keyboard. */
export function useCalendarEvents({ rootRef, props, formats, cellOf, nextCell, shiftOf, choosesDay }: CalendarGridProps) {
  const { events, date, onDateChange, onOpen, onCreate, onMove } = props;
  const { calendarGrid: words } = useStrings();
  const focus = useCellFocus({ rootRef, date, cellOf });
  const [moved, setMoved] = useState<CalendarRange>();
  const [crowded, setCrowded] = useState<{ day: string }>();
  const moreRef = useRef<HTMLElement | null>(null);
  const drag = useCalendarDrag({ rootRef, events, draftTitle: words.newEvent, onMove, onCreate });

  const choose = (day: string) => day !== date && onDateChange?.(day);
  const rangeOf = (cell: string): CalendarRange =>
    cell.length > 10 ? { start: cell, end: addMinutes(cell, 60), isAllDay: false } : { start: cell, end: cell, isAllDay: true };
  const eventOf = (target: EventTarget) => {
    const element = (target as Element).closest<HTMLElement>('[data-event]');
    const event = events.find(({ id }) => id === element?.dataset.event);
    return element && event && { element, event };
  };
  const cellKeyOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-cell]')?.dataset.cell;

  const onClick = (press: MouseEvent) => {
    if (!rootRef.current?.contains(press.target as Node) || drag.wasPulled()) return;
    const hit = eventOf(press.target);
    const more = (press.target as Element).closest<HTMLElement>('[data-more]');
    const cell = cellKeyOf(press.target);
    if (hit) onOpen?.(hit.event, hit.element);
    else if (more?.dataset.more !== undefined) {
      moreRef.current = more;
      setCrowded({ day: more.dataset.more });
    } else if (cell !== undefined && choosesDay(dayOf(cell))) choose(dayOf(cell));
  };
  const onDoubleClick = (press: MouseEvent) => {
    const cell = cellKeyOf(press.target);
    const isFree = rootRef.current?.contains(press.target as Node) && !(press.target as Element).closest('button');
    if (cell !== undefined && isFree) onCreate?.(rangeOf(cell));
  };

  const move = (event: CalendarEvent, shift: Shift | undefined) => {
    const to = shift && shiftEvent(event, shift);
    if (!to || event.isReadOnly) return;
    onMove?.(event, to);
    setMoved(to);
    if (shift.edge !== 'end') choose(dayOf(to.start));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!rootRef.current?.contains(event.target as Node) || event.nativeEvent.isComposing) return;
    if (drag.cancelPull(event)) return event.preventDefault();
    const step = stepOf(event);
    const isArrow = step.x !== 0 || step.y !== 0;
    const hit = eventOf(event.target);
    if (event.ctrlKey || event.metaKey) return;
    if (event.altKey) {
      if (!hit || !isArrow || !onMove) return;
      move(hit.event, shiftOf(hit.event, step, event.shiftKey ? 'end' : 'both'));
    } else if (isArrow || JUMPS.includes(event.key)) {
      const next = nextCell(focus.current(), step, event.key);
      if (next === undefined) return;
      focus.focusCell(next);
      choose(dayOf(next));
    } else if (event.key === 'Escape' && hit) focus.focusCell(focus.current());
    else if ((event.key === 'Enter' || event.key === ' ') && (event.target as HTMLElement).dataset.cell !== undefined)
      onCreate?.(rangeOf(focus.current()));
    else return;
    event.preventDefault();
  };

  return {
    shown: drag.shown,
    pulledId: drag.pulledId,
    /** New time of the event that was moved last, for screen readers. */
    announced: moved && formats.when(moved),
    /** The day whose events are all shown in a popover. */
    crowdedDay: crowded?.day,
    moreRef,
    closeCrowded: () => setCrowded(undefined),
    handlers: { ...drag.pullHandlers, ...focus.trackFocus, onClick, onDoubleClick, onKeyDown },
  };
}
