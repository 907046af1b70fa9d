import type { ReactNode } from 'react';
import { Button } from '../../parts/button/index.ts';
import { SettingsRow } from '../settings-form/SettingsRow.tsx';
import { PolicyControl, type PolicyControlProps } from './PolicyControl.tsx';
import * as styles from './PolicyForm.css.ts';

export interface PolicyRowProps extends PolicyControlProps {
  /** Default and range of the value. */
  help: string;
  /** Origin and last change of the value in force. */
  origin: string;
  /** Whether it was set for what is open, and not for something above. @default false */
  isSetHere?: boolean | undefined;
  isChanged: boolean;
  /** Takes the own value back, so that the next nearest is in force. */
  inherit?: { label: string; onPress: () => void } | undefined;
  /** Opens what was recorded. */
  history?: ReactNode;
}

/** A policy: its value in force with its control, where it comes from, and the way back to the value from above. */
export function PolicyRow({ help, origin, isSetHere = false, isChanged, inherit, history, ...control }: PolicyRowProps) {
  return (
    <SettingsRow
      label={control.label}
      isChanged={isChanged}
      help={
        <span className={styles.help}>
          <span>{help}</span>
          <span className={styles.origin} {...(isSetHere && { 'data-here': true })}>
            {origin}
          </span>
        </span>
      }
    >
      <PolicyControl {...control} />
      {inherit && (
        <Button variant="quiet" size="small" aria-label={`${inherit.label}: ${control.label}`} onPress={inherit.onPress}>
          {inherit.label}
        </Button>
      )}
      {history}
    </SettingsRow>
  );
}
