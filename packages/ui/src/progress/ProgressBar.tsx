import type { ReactNode } from 'react';
import { Meter, type MeterProps, type MeterRenderProps, ProgressBarContext, useSlottedContext } from 'react-aria-components';

/** What the drawing of a progress bar is told. */
export interface ProgressBarRenderProps extends MeterRenderProps {
  isIndeterminate: boolean;
}

export interface ProgressBarProps extends Omit<MeterProps, 'children' | 'render'> {
  /** Whether nobody knows how far it has come. @default false */
  isIndeterminate?: boolean | undefined;
}

/**
 * React Aria's progress bar, made from its meter: the progress bar itself stands in one file with a context that each button needs, so that
 * whoever loads a button would load it and the writing of numbers.
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
