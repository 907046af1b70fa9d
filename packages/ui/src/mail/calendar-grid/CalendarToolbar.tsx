import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { useIsNarrow } from '../../foundation/theme/useIsNarrow.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import { ToggleButton, ToggleButtonGroup } from '../../parts/toggle-button/index.ts';
import * as styles from './CalendarToolbar.css.ts';
import { addDays, dayOf } from './calendarEvent.ts';
import { addMonths, type FirstDayOfWeek, weekOf } from './days.ts';
import { useCalendarFormats } from './useCalendarFormats.ts';

/** The ways a calendar is shown. */
export type CalendarViewName = 'day' | 'week' | 'month' | 'agenda';

/** Props of {@link CalendarToolbar}. */
export interface CalendarToolbarProps {
  view: CalendarViewName;
  onViewChange: (view: CalendarViewName) => void;
  /** Selected day as an ISO date. */
  date: string;
  onDateChange: (day: string) => void;
  /** The present minute, which Today leads to. Without it Today is left out. */
  now?: string | undefined;
  /** @default that of the language */
  firstDayOfWeek?: FirstDayOfWeek | undefined;
  /** Further buttons at the end: import, share. Below the width of a desktop window only their icons show. */
  children?: ReactNode;
  className?: string | undefined;
}

const VIEWS = ['day', 'week', 'month', 'agenda'] as const;

/** Toolbar of a calendar: title, navigation by date, and choice of view. */
export function CalendarToolbar({
  view,
  onViewChange,
  date,
  onDateChange,
  now,
  firstDayOfWeek,
  children,
  className,
}: CalendarToolbarProps) {
  const { calendarGrid: words } = useStrings();
  const locale = toIntlLocale(useLocaleCode());
  const formats = useCalendarFormats();
  const isNarrow = useIsNarrow();
  const turn = (by: 1 | -1) => {
    if (view === 'day') onDateChange(addDays(date, by));
    else if (view === 'week') onDateChange(addDays(date, by * 7));
    else onDateChange(addMonths(date, by));
  };
  const first = weekOf(date, locale, firstDayOfWeek)[0] ?? date;
  const title = {
    // A phone has no room for the long names, and a title that breaks off says less.
    day: isNarrow ? formats.briefDay(date) : formats.day(date),
    week: formats.range(first, addDays(first, 6)),
    month: formats.month(date),
    agenda: formats.month(date),
  };
  return (
    <div className={clsx(styles.root, className)}>
      <h2 className={styles.title} aria-live="polite">
        {title[view]}
      </h2>
      {now !== undefined && <Button onPress={() => onDateChange(dayOf(now))}>{words.today}</Button>}
      <IconButton label={words.previous[view]} icon={<Icon name="chevron_left" isMirrored />} onPress={() => turn(-1)} />
      <IconButton label={words.next[view]} icon={<Icon name="chevron_right" isMirrored />} onPress={() => turn(1)} />
      <div className={styles.end}>
        <ToggleButtonGroup
          label={words.view}
          selectedKeys={[view]}
          onSelectionChange={([chosen]) => {
            const next = VIEWS.find((one) => one === chosen);
            if (next) onViewChange(next);
          }}
        >
          {VIEWS.map((one) => (
            <ToggleButton key={one} id={one}>
              {words.views[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {children !== undefined && <div className={styles.more}>{children}</div>}
      </div>
    </div>
  );
}
