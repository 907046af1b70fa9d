import type { FormEvent, ReactNode } from 'react';
import { reachByKeyboard } from '../../parts/dialog/reachByKeyboard.ts';
import * as styles from '../settings-form/SettingsForm.css.ts';
import { SaveBar, type SaveBarProps } from '../settings-form/SettingsPage.tsx';

export interface DetailFormProps extends SaveBarProps {
  /** Name of the form, where it saves. */
  label: string;
  /** `SettingsSection`s with `SettingsRow`s. */
  children: ReactNode;
  /** Saves what was changed. Without it the form only shows. */
  onSave?: (() => void) | undefined;
}

/** Form on a tab of a `DetailPage`, with its save bar. */
export function DetailForm({ label, children, onSave, ...bar }: DetailFormProps) {
  const content = (
    <div ref={reachByKeyboard} className={styles.scroller}>
      <div className={styles.sheet}>{children}</div>
    </div>
  );
  // Its sections have names of their own: a landmark around one of them would have the same.
  if (!onSave) return <div className={styles.page}>{content}</div>;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!bar.isPending) onSave();
  };
  return (
    <form aria-label={label} className={styles.page} noValidate onSubmit={save}>
      {content}
      <SaveBar {...bar} />
    </form>
  );
}
