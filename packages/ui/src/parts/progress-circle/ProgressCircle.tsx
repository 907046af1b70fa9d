import { clsx } from 'clsx';
import { composeRenderProps, Label } from 'react-aria-components';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { ProgressBar, type ProgressBarProps } from '../progress/ProgressBar.tsx';
import * as styles from './ProgressCircle.css.ts';

export interface ProgressCircleProps extends Omit<ProgressBarProps, 'style'> {
  /** Accessible name: the task in progress. */
  label: string;
  /** Shows the label: beside the circle, or below a large one. Otherwise screen readers alone have it. @default false */
  isLabelVisible?: boolean | undefined;
  /** Writes the value into the circle. Only a large one has room for it. @default false */
  hasValueText?: boolean | undefined;
  /** @default 'regular' */
  size?: 'small' | 'regular' | 'large' | undefined;
  /**
   * `neutral` takes the color of the surrounding text.
   * @default 'accent'
   */
  tone?: 'accent' | 'neutral' | 'success' | 'danger' | undefined;
}

const widths = { small: 3, regular: 2.5, large: 1.5 };

/** Circular progress indicator, for places too small for a bar. With `isIndeterminate` a line rotates until the task is done. */
export function ProgressCircle({
  label,
  isLabelVisible = false,
  hasValueText = false,
  size = 'regular',
  tone = 'accent',
  className,
  ...props
}: ProgressCircleProps) {
  const isLarge = size === 'large';
  return (
    <ProgressBar {...props} className={composeRenderProps(className, (own) => clsx(styles.root, isLarge && styles.below, own))}>
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          <span className={clsx(styles.dial, styles.size[size])}>
            <Dial width={widths[size]} tone={tone} share={isIndeterminate ? null : percentage / 100} />
            {hasValueText && isLarge && !isIndeterminate && <span className={styles.value}>{valueText}</span>}
          </span>
          <Label className={isLabelVisible ? undefined : visuallyHidden}>{label}</Label>
        </>
      )}
    </ProgressBar>
  );
}

interface DialProps {
  width: number;
  tone: NonNullable<ProgressCircleProps['tone']>;
  /** Progress from 0 to 1; null if unknown. */
  share: number | null;
}

function Dial({ width, tone, share }: DialProps) {
  const circle = { cx: 10, cy: 10, r: 10 - width / 2, strokeWidth: width, pathLength: 100 };
  return (
    <svg className={clsx(styles.drawing, share === null && styles.running)} viewBox="0 0 20 20" aria-hidden="true">
      <circle {...circle} className={styles.rail} />
      {share !== 0 && (
        <circle {...circle} className={styles.tone[tone]} strokeDasharray={100} strokeDashoffset={100 - (share ?? 0.3) * 100} />
      )}
    </svg>
  );
}
