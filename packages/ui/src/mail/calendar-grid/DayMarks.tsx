import { clsx } from 'clsx';
import * as styles from './CalendarMonth.css.ts';
import * as event from './EventButton.css.ts';
import type { SpanPlacement } from './layoutSpans.ts';
import { HEAD } from './useLanes.ts';

/** Maximum number of event bars per day on a phone. `STEP` is the distance between them, in pixels. */
export const MARKS = 4;
const STEP = 7;

/** The events that begin on one day of a row, as bars without words; the list of the day tells what they are. */
export function DayMarks({ spans }: { spans: readonly SpanPlacement[] }) {
  return spans.map(({ event: { id, color, isTentative }, span, lane, isStart, isEnd }) => {
    const before = isStart ? 6 : 0;
    const after = isEnd ? 6 : 0;
    return (
      <span
        key={id}
        className={clsx(styles.mark, event.colour[color])}
        data-tentative={isTentative || undefined}
        style={{
          insetBlockStart: HEAD + lane * STEP,
          insetInlineStart: before,
          inlineSize: `calc((100% + 1px) * ${span} - ${before + after + 1}px)`,
        }}
      />
    );
  });
}
