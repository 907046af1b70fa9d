import { clsx } from 'clsx';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { vars } from '../../foundation/theme/contract.css.ts';
import type { EventColor } from '../../foundation/theme/index.ts';
import * as styles from './MonthCalendar.css.ts';

/** Dots below days: the colors of the events of each day, by ISO day. */
export type CalendarMarks = Readonly<Record<string, readonly EventColor[]>>;

interface CalendarMonthsProps {
  visibleMonths: 1 | 2;
  marks?: CalendarMarks | undefined;
  /**
   * Whether the selected days are shown as a band.
   * @default false
   */
  isRange?: boolean | undefined;
}

const SHOWN_DOTS = 3;

/** Content of a calendar for a single day or a range: the months side by side, with navigation. */
export function CalendarMonths({ visibleMonths, marks = NO_MARKS, isRange = false }: CalendarMonthsProps) {
  return (
    <div className={styles.months}>
      {Array.from({ length: visibleMonths }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a month has no identity but its place
        <div key={index} className={styles.month}>
          <div className={styles.head}>
            <CalendarHeading offset={{ months: index }} className={styles.title} />
            {index === visibleMonths - 1 && <Steps />}
          </div>
          <CalendarGrid offset={{ months: index }} className={styles.grid}>
            <CalendarGridHeader>{(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}</CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <Day date={date} colours={marks[date.toString()]} isRange={isRange} showsOutside={visibleMonths === 1} />}
            </CalendarGridBody>
          </CalendarGrid>
        </div>
      ))}
    </div>
  );
}

const NO_MARKS: CalendarMarks = {};

function Steps() {
  return (
    <>
      <Button slot="previous" className={styles.step}>
        <Icon name="chevron_left" size={16} />
      </Button>
      <Button slot="next" className={styles.step}>
        <Icon name="chevron_right" size={16} />
      </Button>
    </>
  );
}

interface DayProps {
  date: Parameters<typeof CalendarCell>[0]['date'];
  colours: readonly EventColor[] | undefined;
  isRange: boolean;
  showsOutside: boolean;
}

function Day({ date, colours = [], isRange, showsOutside }: DayProps) {
  const { monthCalendar: words } = useStrings();
  return (
    <CalendarCell
      date={date}
      className={clsx(styles.cell, isRange && styles.ranged, showsOutside && styles.outsideShown)}
      // React Aria names the day itself, so the events are added to that name where it is written.
      render={(props) => {
        const label = props['aria-label'];
        const named = { ...props, 'aria-label': colours.length > 0 ? [label, words.events(colours.length)].join(', ') : label };
        return <div {...named} />;
      }}
    >
      {({ formattedDate }) => (
        <>
          {formattedDate}
          {colours.length > 0 && (
            <span className={styles.dots}>
              {colours.slice(0, SHOWN_DOTS).map((colour, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no identity but its place
                <span key={index} className={styles.dot} style={{ backgroundColor: vars.color.event[colour].bar }} />
              ))}
            </span>
          )}
        </>
      )}
    </CalendarCell>
  );
}
