import type { RefObject } from 'react';
import { Popover } from '../../parts/popover/index.ts';
import * as styles from './CalendarMonth.css.ts';
import type { CalendarEvent } from './calendarEvent.ts';
import { EventButton } from './EventButton.tsx';
import type { CalendarFormats } from './useCalendarFormats.ts';

interface CrowdedDayProps {
  day: string;
  events: readonly CalendarEvent[];
  formats: CalendarFormats;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  onOpen: ((event: CalendarEvent, anchor: HTMLElement) => void) | undefined;
}

/** All events of a day that has no room for them. */
export function CrowdedDay({ day, events, formats, triggerRef, onClose, onOpen }: CrowdedDayProps) {
  return (
    <Popover isOpen triggerRef={triggerRef} onOpenChange={(isOpen) => !isOpen && onClose()} label={formats.day(day)} padding="none">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the events in it are buttons, which press by keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears what the buttons in it say */}
      <div
        className={styles.crowd}
        onClick={({ target }) => {
          const id = (target as Element).closest<HTMLElement>('[data-event]')?.dataset.event;
          const event = events.find((one) => one.id === id);
          const anchor = triggerRef.current;
          if (!event || !anchor) return;
          onClose();
          onOpen?.(event, anchor);
        }}
      >
        <p className={styles.crowdTitle}>{formats.day(day)}</p>
        {events.map((event) => (
          <EventButton key={event.id} form="line" isReachable {...{ event, formats }} />
        ))}
      </div>
    </Popover>
  );
}
