import { clsx } from 'clsx';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import * as styles from './SettingsForm.css.ts';
import { useReportUnsaved } from './UnsavedSettings.tsx';

export interface SettingsPageProps {
  title: string;
  /** A sentence below the title. */
  description?: ReactNode;
  /** `SettingsSection`s, or a `SettingsList`. */
  children: ReactNode;
  /** Lets tables use the whole width. @default false */
  isWide?: boolean | undefined;
  /** Saves what was changed; without it there is no bar. */
  onSave?: (() => void) | undefined;
  /** Brings the saved values back. */
  onReset?: (() => void) | undefined;
  /** Number of unsaved settings. @default 0 */
  changeCount?: number | undefined;
  /** Whether there are unsaved changes, for a page that doesn't count them. @default whether `changeCount` is above 0 */
  isUnsaved?: boolean | undefined;
  /** The changes are being saved. @default false */
  isPending?: boolean | undefined;
  /** Text shown while the changes are being saved, for example if another server must respond. */
  pendingNote?: string | undefined;
  /** Why they were not saved. */
  errorMessage?: string | undefined;
  /** Label of the save button. @default 'Save' in the language of the page */
  saveLabel?: string | undefined;
  className?: string | undefined;
}

/** Props of {@link SaveBar}. */
export type SaveBarProps = Pick<SettingsPageProps, 'onReset' | 'changeCount' | 'isPending' | 'pendingNote' | 'errorMessage' | 'saveLabel'>;

/** One page of the settings: a title, its settings, and a bar that saves them. */
export function SettingsPage(props: SettingsPageProps) {
  const { title, description, children, isWide = false, onSave, className } = props;
  const titleId = useId();
  useReportUnsaved(props.isUnsaved ?? (props.changeCount ?? 0) > 0);
  const content = (
    <>
      <div className={styles.scroller}>
        <div className={styles.sheet} {...(isWide && { 'data-wide': true })}>
          <h1 id={titleId} className={styles.title}>
            {title}
          </h1>
          {description !== undefined && <p className={styles.description}>{description}</p>}
          {children}
        </div>
      </div>
      {onSave && <SaveBar {...props} />}
    </>
  );
  if (!onSave)
    return (
      <section aria-labelledby={titleId} className={clsx(styles.page, className)}>
        {content}
      </section>
    );
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!props.isPending) onSave();
  };
  return (
    <form aria-labelledby={titleId} className={clsx(styles.page, className)} noValidate onSubmit={save}>
      {content}
    </form>
  );
}

/** Saves what is above it, and says how much that is. */
export function SaveBar({ onReset, changeCount = 0, isPending = false, pendingNote, errorMessage, saveLabel }: SaveBarProps) {
  const words = useStrings().settings;
  const isChanged = changeCount > 0;
  return (
    <div className={styles.bar}>
      <Button type="submit" tone="accent" isPending={isPending} isDisabled={!isChanged && saveLabel === undefined}>
        {saveLabel ?? words.save}
      </Button>
      {onReset && (
        <Button isDisabled={!isChanged || isPending} onPress={onReset}>
          {words.reset}
        </Button>
      )}
      <span role="status" className={styles.note} data-tone={errorMessage !== undefined && !isPending ? 'danger' : undefined}>
        {isPending ? pendingNote : (errorMessage ?? (isChanged ? words.changes(changeCount) : ''))}
      </span>
    </div>
  );
}

export interface SettingsSectionProps {
  title: string;
  children: ReactNode;
}

/** Settings that belong together. */
export function SettingsSection({ title, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
