import { clsx } from 'clsx';
import { Meter as AriaMeter, type MeterProps as AriaMeterProps, composeRenderProps, Label } from 'react-aria-components';
import * as styles from './Progress.css.ts';
import { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';

interface Look {
  /** Label above the bar. Without it set `aria-label`. */
  label?: string | undefined;
  /** Shows the value at the end of the label. @default false */
  hasValueText?: boolean | undefined;
  /** @default 'accent' */
  tone?: 'accent' | 'success' | 'warning' | 'danger' | undefined;
}

export interface ProgressProps extends ProgressBarProps, Look {}

/** Progress bar of a task. With `isIndeterminate` a line moves until the task is done. */
export function Progress({ label, hasValueText, tone, className, ...props }: ProgressProps) {
  return (
    <ProgressBar {...props} className={composeRenderProps(className, (own) => clsx(styles.progress, own))}>
      {({ percentage, valueText, isIndeterminate }) => (
        <Bar {...{ label, hasValueText, tone, isIndeterminate, valueText }} percentage={percentage} />
      )}
    </ProgressBar>
  );
}

export interface MeterProps extends Omit<AriaMeterProps, 'children'>, Look {}

/** Meter of a quantity, such as the used storage of a mailbox. For the progress of a task use `Progress`. */
export function Meter({ label, hasValueText, tone, className, ...props }: MeterProps) {
  return (
    <AriaMeter {...props} className={composeRenderProps(className, (own) => clsx(styles.progress, own))}>
      {({ percentage, valueText }) => <Bar {...{ label, hasValueText, tone, valueText, percentage }} />}
    </AriaMeter>
  );
}

interface BarProps extends Look {
  percentage: number;
  valueText: string | undefined;
  isIndeterminate?: boolean | undefined;
}

function Bar({ label, hasValueText = false, tone = 'accent', percentage, valueText, isIndeterminate = false }: BarProps) {
  return (
    <>
      {(label || hasValueText) && (
        <div className={styles.words}>
          {label && <Label>{label}</Label>}
          {hasValueText && !isIndeterminate && <span>{valueText}</span>}
        </div>
      )}
      <div className={styles.track}>
        <div
          className={clsx(styles.bar[tone], isIndeterminate && styles.running)}
          {...(!isIndeterminate && { style: { inlineSize: `${percentage}%` } })}
        />
      </div>
    </>
  );
}
