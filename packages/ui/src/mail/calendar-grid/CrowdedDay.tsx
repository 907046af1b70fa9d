import type { RefObject } from 'react';
import { Popover } from '../../parts/popover/index.ts';
import * as styles from './CalendarMonth.css.ts';
import { type CalendarEvent, daysOf } from './calendarEvent.ts';
import { EventButton } from './EventButton.tsx';
import type { CalendarFormats } from './useCalendarFormats.ts';

interface CrowdedDayProps {
  day: string;
  /** Those of other days are left out. */
  events: readonly CalendarEvent[];
  formats: CalendarFormats;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  onOpen: ((event: CalendarEvent, anchor: HTMLElement) => void) | undefined;
}

/** All events of a day that has no room for them. */
export function CrowdedDay({ day, events, formats, triggerRef, onClose, onOpen }: CrowdedDayProps) {
  const ofDay = events.filter((event) => daysOf(event).from <= day && day <= daysOf(event).to);
  return (
    <Popover isOpen triggerRef={triggerRef} onOpenChange={(isOpen) => !isOpen && onClose()} label={formats.day(day)} padding="none">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the events in it are buttons, which press by keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears what the buttons in it say */}
      <div
        className={styles.crowd}
        onClick={({ target }) => {
          const id = (target as Element).closest<HTMLElement>('[data-event]')?.dataset.event;
          const event = ofDay.find((one) => one.id === id);
          const anchor = triggerRef.current;
          if (!event || !anchor) return;
          onClose();
          onOpen?.(event, anchor);
        }}
      >
        <p className={styles.crowdTitle}>{formats.day(day)}</p>
        {ofDay.map((event) => (
          <EventButton key={event.id} form="line" isReachable {...{ event, formats }} />
        ))}
      </div>
    </Popover>
  );
}
