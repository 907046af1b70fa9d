import { clsx } from 'clsx';
import { useId } from 'react';
import { Checkbox } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { Icon as IconMore } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import type { EventColor } from '../../foundation/theme/SkinTokens.ts';
import * as styles from './CalendarList.css.ts';

/** A calendar, as the list beside the views shows it. */
export interface CalendarListItem {
  id: string;
  name: string;
  color: EventColor;
  /** Whether its events are shown in the view. */
  isShown: boolean;
  /** Whether the calendar belongs to another user, or is shared with others. @default false */
  isShared?: boolean | undefined;
}

/** Props of {@link CalendarList}. */
export interface CalendarListProps {
  /** Heading above the calendars that names their owner. */
  label: string;
  calendars: readonly CalendarListItem[];
  /** Called when the user shows or hides a calendar. Without it, the checkboxes are disabled. */
  onShowChange?: ((id: string, isShown: boolean) => void) | undefined;
  className?: string | undefined;
}

/** Calendars of a user, each with a checkbox in its color that shows or hides its events. */
export function CalendarList({ label, calendars, onShowChange, className }: CalendarListProps) {
  const { calendarGrid: words } = useStrings();
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in columns in every browser
    <div role="group" aria-labelledby={titleId} className={clsx(styles.root, className)}>
      <p id={titleId} className={styles.title}>
        {label}
      </p>
      {calendars.map(({ id, name, color, isShown, isShared }) => (
        <Checkbox
          key={id}
          isSelected={isShown}
          isDisabled={!onShowChange}
          onChange={(next) => onShowChange?.(id, next)}
          className={clsx(styles.calendar, styles.colour[color])}
        >
          <span className={styles.box}>{isShown && <Icon name="checkmark_filled" />}</span>
          <bdi className={styles.name} title={name}>
            {name}
          </bdi>
          {isShared && (
            <span className={styles.shared}>
              <IconMore name="people" size={16} />
              <span className={visuallyHidden}>{words.shared}</span>
            </span>
          )}
        </Checkbox>
      ))}
    </div>
  );
}
