// biome-ignore-all lint/a11y/useSemanticElements: the cells of a table cannot hold events that run on into the next
// biome-ignore-all lint/a11y/useFocusableInteractive: cells take the focus, what they stand in does not
import { clsx } from 'clsx';
import { memo } from 'react';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import * as styles from './CalendarWeek.css.ts';
import { minuteAt } from './calendarEvent.ts';
import { isWeekend } from './days.ts';
import { EventButton } from './EventButton.tsx';
import type { DayPlacement } from './layoutDay.ts';
import { SLOT } from './useCalendarDrag.ts';
import type { CalendarFormats } from './useCalendarFormats.ts';

interface SlotRowProps {
  days: readonly string[];
  /** Minutes since midnight. */
  minute: number;
  /** Events that begin in this half hour, by day. */
  placements: ReadonlyMap<string, readonly DayPlacement[]>;
  /** The present minute, while it is in this half hour of a shown day. */
  now: { day: string; minute: number } | undefined;
  formats: CalendarFormats;
  pulledId: string | undefined;
  hintId: string | undefined;
}

/** From where on an event has room for its place, in minutes. */
const ROOMY = 60;

/** One half hour of all days. It renders again only when something of its own changes. */
export const SlotRow = memo(function SlotRow({ days, minute, placements, now, formats, pulledId, hintId }: SlotRowProps) {
  const words = formats.minute(minute);
  return (
    <div role="row" className={clsx(styles.row, styles.slotRow)}>
      <span role="rowheader" className={styles.gutter}>
        <span className={minute % 60 === 0 && minute > 0 ? styles.hour : visuallyHidden}>{words}</span>
      </span>
      {days.map((day) => (
        <div
          key={day}
          role="gridcell"
          tabIndex={-1}
          className={styles.cell}
          data-cell={minuteAt(day, minute)}
          data-weekend={isWeekend(day) || undefined}
          aria-label={placements.has(day) ? undefined : `${formats.day(day)} ${words}`}
        >
          {placements.has(day) && <span className={visuallyHidden}>{`${formats.day(day)} ${words}`}</span>}
          {placements.get(day)?.map((placement) => {
            const { event, from, to, column, columns, span } = placement;
            return (
              <EventButton
                key={event.id}
                form="block"
                {...{ event, formats, hintId }}
                isShort={to - from <= SLOT}
                hasLocation={to - from >= ROOMY}
                isPulled={event.id === pulledId}
                hasEdge={hintId !== undefined}
                className={styles.placed}
                style={{
                  insetBlockStart: `calc(${styles.slotSize} * ${(from - minute) / SLOT})`,
                  blockSize: `calc(${styles.slotSize} * ${(to - from) / SLOT} - 2px)`,
                  insetInlineStart: `calc((100% - 5px) * ${column / columns} + 3px)`,
                  inlineSize: `calc((100% - 5px) * ${span / columns} - 3px)`,
                }}
              />
            );
          })}
          {now?.day === day && (
            <span aria-hidden="true" className={styles.now} style={{ insetBlockStart: `${((now.minute - minute) / SLOT) * 100}%` }} />
          )}
        </div>
      ))}
    </div>
  );
});
