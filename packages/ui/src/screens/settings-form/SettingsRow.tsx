import { type ReactNode, useId } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldError, fieldHelp } from '../../foundation/styles/field.css.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import * as styles from './SettingsForm.css.ts';

export interface SettingsRowProps {
  /** Name of the setting. */
  label: string;
  /** One control or several. As a function they are given the id of the label, for `aria-labelledby` of a field without a label of its own. */
  children: ReactNode | ((labelId: string) => ReactNode);
  /** A sentence below. */
  help?: ReactNode;
  /** Error of the row, if no field shows it. */
  errorMessage?: string | undefined;
  /** Changed and not saved yet. @default false */
  isChanged?: boolean | undefined;
}

/** A setting: what it is, and the controls that set it. */
export function SettingsRow({ label, children, help, errorMessage, isChanged = false }: SettingsRowProps) {
  const words = useStrings().settings;
  const labelId = useId();
  const helpId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div role="group" aria-labelledby={labelId} aria-describedby={helpId} className={styles.row}>
      <div className={styles.label}>
        <span id={labelId}>{label}</span>
        {isChanged && (
          <>
            <span className={styles.changed} />
            <span className={visuallyHidden}>{words.changed}</span>
          </>
        )}
      </div>
      <div className={styles.control}>
        <div className={styles.controls}>{typeof children === 'function' ? children(labelId) : children}</div>
        <div id={helpId}>
          {errorMessage !== undefined ? (
            <div className={fieldError}>
              <Icon name="error_circle_filled" />
              {errorMessage}
            </div>
          ) : (
            help !== undefined && <div className={fieldHelp}>{help}</div>
          )}
        </div>
      </div>
    </div>
  );
}
