import { type KeyboardEvent, type PointerEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { type CalendarEvent, type CalendarPlace, type CalendarRange, dayOf, minuteOf } from './calendarEvent.ts';
import { dragEvent, rangeBetween } from './moveEvent.ts';

/** Names the event that is only being marked. */
export const DRAFT = 'new';

interface CalendarDragProps {
  rootRef: RefObject<HTMLElement | null>;
  events: readonly CalendarEvent[];
  /** Title of an event while it is being drawn. */
  draftTitle: string;
  onMove: ((event: CalendarEvent, to: CalendarRange) => void) | undefined;
  onCreate: ((range: CalendarRange) => void) | undefined;
}

interface Pull {
  pointerId: number;
  x: number;
  y: number;
  from: CalendarPlace;
  event: CalendarEvent | undefined;
  edge: 'both' | 'end';
  isActive: boolean;
  to: CalendarRange | undefined;
}

/** Minutes of a slot, and the steps an event is pulled in. */
export const SLOT = 30;
const STEP = 15;
/** Pixels: a press that shakes is still a press. */
const THRESHOLD = 4;

const isSame = (a: CalendarRange | undefined, b: CalendarRange | undefined) =>
  a?.start === b?.start && a?.end === b?.end && a?.isAllDay === b?.isAllDay;

/** The cell below the pointer, and how far down in it the pointer is. */
function placeAt(root: Element, x: number, y: number, step: number): CalendarPlace | undefined {
  const cell = document.elementsFromPoint(x, y).find((element) => element.matches('[data-cell]') && root.contains(element));
  const key = cell instanceof HTMLElement ? cell.dataset.cell : undefined;
  if (!cell || key === undefined) return undefined;
  if (key.length === 10) return { day: key };
  const { top, height } = cell.getBoundingClientRect();
  const part = Math.floor((Math.max(0, Math.min(height - 1, y - top)) / height) * (SLOT / step)) * step;
  return { day: dayOf(key), minute: minuteOf(key) + part };
}

/**
 * Pulls events to other places, their ends to other times, and marks room for a new one, with a mouse or a pen: a finger scrolls.
 * While something is pulled the calendar shows it where it would come to stand.
 */
export function useCalendarDrag({ rootRef, events, draftTitle, onMove, onCreate }: CalendarDragProps) {
  const pull = useRef<Pull | null>(null);
  const wasPulled = useRef(false);
  const [preview, setPreview] = useState<{ id: string; to: CalendarRange }>();

  const shown = useMemo(() => {
    if (!preview) return events;
    if (preview.id === DRAFT) return [...events, { ...preview.to, id: DRAFT, title: draftTitle, color: 'e08' } satisfies CalendarEvent];
    return events.map((event) => (event.id === preview.id ? { ...event, ...preview.to } : event));
  }, [events, preview, draftTitle]);

  const end = () => {
    pull.current = null;
    setPreview(undefined);
  };
  const onPointerDown = (press: PointerEvent) => {
    wasPulled.current = false;
    const root = rootRef.current;
    const target = press.target as HTMLElement;
    if (!root?.contains(target) || press.button !== 0 || press.pointerType === 'touch') return;
    const id = target.closest<HTMLElement>('[data-event]')?.dataset.event;
    const event = events.find((one) => one.id === id);
    const edge = target.closest('[data-resize]') ? 'end' : 'both';
    const from = placeAt(root, press.clientX, press.clientY, event ? STEP : SLOT);
    const isFree = id === undefined && target.closest('[data-cell]') && !target.closest('button');
    if (!from || (event ? !onMove || event.isReadOnly : !(isFree && onCreate))) return;
    pull.current = { pointerId: press.pointerId, x: press.clientX, y: press.clientY, from, event, edge, isActive: false, to: undefined };
  };
  const onPointerMove = (move: PointerEvent) => {
    const { current } = pull;
    const root = rootRef.current;
    if (!current || !root || current.pointerId !== move.pointerId) return;
    if (!current.isActive) {
      if (Math.hypot(move.clientX - current.x, move.clientY - current.y) < THRESHOLD) return;
      current.isActive = true;
      root.setPointerCapture(move.pointerId);
    }
    const { event, edge, from } = current;
    const place = placeAt(root, move.clientX, move.clientY, event ? STEP : SLOT);
    if (!place) return;
    const to = event ? dragEvent(event, from, place, edge) : rangeBetween(from, place, SLOT);
    if (!to || isSame(to, current.to)) return;
    current.to = to;
    setPreview({ id: event?.id ?? DRAFT, to });
  };
  const onPointerUp = () => {
    const { current } = pull;
    if (!current) return;
    wasPulled.current = current.isActive;
    end();
    if (!current.isActive || !current.to) return;
    if (!current.event) onCreate?.(current.to);
    else if (!isSame(current.to, current.event)) onMove?.(current.event, current.to);
  };

  return {
    /** The events, with the one that is pulled where it would come to stand. */
    shown,
    pulledId: preview?.id,
    /** Whether the press that ends now was a pull: such a press opens nothing. */
    wasPulled: () => wasPulled.current,
    /** Gives up what is being pulled; says whether there was anything. */
    cancelPull: (event: KeyboardEvent): boolean => {
      if (event.key !== 'Escape' || !pull.current?.isActive) return false;
      wasPulled.current = true;
      end();
      return true;
    },
    pullHandlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end },
  };
}
