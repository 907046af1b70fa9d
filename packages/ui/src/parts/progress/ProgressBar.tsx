import type { ReactNode } from 'react';
import { Meter, type MeterProps, type MeterRenderProps, ProgressBarContext, useSlottedContext } from 'react-aria-components';

/** Render props of a progress bar. */
export interface ProgressBarRenderProps extends MeterRenderProps {
  isIndeterminate: boolean;
}

export interface ProgressBarProps extends Omit<MeterProps, 'children' | 'render'> {
  /**
   * Whether the progress is unknown.
   * @default false
   */
  isIndeterminate?: boolean | undefined;
}

/**
 * React Aria's progress bar, built from its meter. React Aria's own progress bar shares a file with a context that each button needs:
 * loading a button would also load the bar and number formatting.
 */
export function ProgressBar({
  isIndeterminate = false,
  children,
  ...props
}: ProgressBarProps & { children: (state: ProgressBarRenderProps) => ReactNode }) {
  const { id } = useSlottedContext(ProgressBarContext, props.slot) ?? {};
  return (
    <Meter
      {...(id !== undefined && { id })}
      {...props}
      render={({ 'aria-valuenow': now, 'aria-valuetext': text, ...own }) => (
        <div {...own} role="progressbar" {...(!isIndeterminate && { 'aria-valuenow': now, 'aria-valuetext': text })} />
      )}
    >
      {(state) => children({ ...state, isIndeterminate })}
    </Meter>
  );
}
