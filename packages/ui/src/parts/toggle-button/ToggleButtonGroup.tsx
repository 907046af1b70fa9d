import { clsx } from 'clsx';
import { createContext, type ReactNode } from 'react';
import {
  ToggleButtonGroup as AriaToggleButtonGroup,
  type ToggleButtonGroupProps as AriaToggleButtonGroupProps,
  composeRenderProps,
} from 'react-aria-components';
import * as styles from './ToggleButton.css.ts';

/** Style of a toggle button's group; `separate` leaves the style to the button. */
export const GroupLookContext = createContext<'segmented' | 'separate' | 'quiet'>('separate');

export interface ToggleButtonGroupProps extends Omit<AriaToggleButtonGroupProps, 'children' | 'style'> {
  /** Accessible name of the group. */
  label: string;
  /** `ToggleButton`s, each with its `id`. */
  children: ReactNode;
  /** `segmented` draws one control out of all, `separate` leaves room between them, `quiet` draws words without edges. @default 'segmented' */
  variant?: 'segmented' | 'separate' | 'quiet' | undefined;
}

/** A few views or ways, of which one is always on. With `selectionMode="multiple"` any number of them. */
export function ToggleButtonGroup({
  label,
  children,
  variant = 'segmented',
  selectionMode = 'single',
  disallowEmptySelection = selectionMode === 'single',
  orientation = 'horizontal',
  className,
  ...props
}: ToggleButtonGroupProps) {
  return (
    <GroupLookContext value={variant}>
      <AriaToggleButtonGroup
        {...props}
        {...{ selectionMode, disallowEmptySelection, orientation }}
        aria-label={label}
        className={composeRenderProps(className, (own) =>
          clsx(styles.group, styles.variant[variant], orientation === 'vertical' && styles.vertical, own),
        )}
      >
        {children}
      </AriaToggleButtonGroup>
    </GroupLookContext>
  );
}
