import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import type { EventColor } from '../../foundation/theme/SkinTokens.ts';
import { AlertDialog } from '../../parts/alert-dialog/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import * as styles from './CalendarSettings.css.ts';

/** Permission of a user for a calendar. */
export type CalendarRight = 'read' | 'edit';

/** A calendar as its settings show it. */
export interface CalendarSetting {
  id: string;
  name: string;
  color: EventColor;
  /** With how many it is shared. @default 0 */
  shareCount?: number | undefined;
  /** Name of the owner, if the calendar is shared with the user. */
  ownerName?: string | undefined;
  /** Permission of the user for a calendar of another user. */
  right?: CalendarRight | undefined;
}

/** Props of {@link CalendarSettings}. */
export interface CalendarSettingsProps {
  own: readonly CalendarSetting[];
  /** Calendars of others that the user may see. */
  shared: readonly CalendarSetting[];
  onAdd?: (() => void) | undefined;
  /** Opens a calendar of the user’s own to change it. */
  onEdit?: ((calendar: CalendarSetting) => void) | undefined;
  /** Deletes a calendar, once the question was answered. */
  onDelete?: ((calendar: CalendarSetting) => void) | undefined;
  /** Hands a calendar over as a file. Without it none can be. */
  onExport?: ((calendar: CalendarSetting) => void) | undefined;
  /** Called to remove the user from a calendar of another user, after confirmation. Without it, calendars can't be left. */
  onLeave?: ((calendar: CalendarSetting) => void) | undefined;
  className?: string | undefined;
}

interface Question {
  calendar: CalendarSetting;
  wish: 'delete' | 'leave';
}

/** The calendars of a user: own ones to change, and those of others. A calendar is changed in a `CalendarDialog`. */
export function CalendarSettings({ own, shared, onAdd, onEdit, onDelete, onExport, onLeave, className }: CalendarSettingsProps) {
  const words = useStrings().calendarSettings;
  const [asked, setAsked] = useState<Question | null>(null);
  const exportButton = (calendar: CalendarSetting) =>
    onExport && (
      <IconButton label={words.export(calendar.name)} icon={<Icon name="arrow_download" size={16} />} onPress={() => onExport(calendar)} />
    );
  return (
    <div className={clsx(styles.page, className)}>
      <Group
        title={words.own}
        end={
          onAdd && (
            <Button tone="accent" icon={<Icon name="add" />} onPress={onAdd}>
              {words.add}
            </Button>
          )
        }
      >
        {own.map((calendar) => (
          <Row key={calendar.id} calendar={calendar} detail={calendar.shareCount ? words.sharedWith(calendar.shareCount) : words.notShared}>
            {exportButton(calendar)}
            {onEdit && (
              <IconButton label={words.edit(calendar.name)} icon={<Icon name="edit" size={16} />} onPress={() => onEdit(calendar)} />
            )}
            {onDelete && (
              <IconButton
                label={words.delete(calendar.name)}
                icon={<Icon name="delete" size={16} />}
                onPress={() => setAsked({ calendar, wish: 'delete' })}
              />
            )}
          </Row>
        ))}
      </Group>
      <Group title={words.shared}>
        {shared.map((calendar) => (
          <Row key={calendar.id} calendar={calendar} detail={calendar.ownerName && words.owner(calendar.ownerName)}>
            {calendar.right && <span className={styles.right}>{words.rights[calendar.right]}</span>}
            {exportButton(calendar)}
            {onLeave && (
              <IconButton
                label={words.leave(calendar.name)}
                icon={<Icon name="person_delete" size={16} />}
                onPress={() => setAsked({ calendar, wish: 'leave' })}
              />
            )}
          </Row>
        ))}
        {shared.length === 0 && <li className={styles.none}>{words.none}</li>}
      </Group>
      {asked && (
        <AlertDialog
          isOpen
          tone="danger"
          title={asked.wish === 'delete' ? words.deleteQuestion(asked.calendar.name) : words.leaveQuestion(asked.calendar.name)}
          confirmLabel={asked.wish === 'delete' ? words.confirmDelete : words.confirmLeave}
          onOpenChange={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            if (asked.wish === 'delete') onDelete?.(asked.calendar);
            else onLeave?.(asked.calendar);
          }}
        >
          {asked.wish === 'delete' ? words.deleteConsequence : words.leaveConsequence}
        </AlertDialog>
      )}
    </div>
  );
}

function Group({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {end}
      </div>
      <ul aria-labelledby={titleId} className={styles.list}>
        {children}
      </ul>
    </section>
  );
}

function Row({ calendar, detail, children }: { calendar: CalendarSetting; detail?: string | undefined; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <span className={clsx(styles.swatch, styles.colour[calendar.color])} />
      <span className={styles.words}>
        <bdi className={styles.name} title={calendar.name}>
          {calendar.name}
        </bdi>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {children}
    </li>
  );
}
