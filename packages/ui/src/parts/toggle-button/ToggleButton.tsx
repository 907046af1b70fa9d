import { clsx } from 'clsx';
import { type ReactNode, use } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
  composeRenderProps,
} from 'react-aria-components';
import { tooltipOf } from '../../foundation/tooltip/index.ts';
import { button, label as words } from '../button/Button.css.ts';
import * as styles from './ToggleButton.css.ts';
import { GroupLookContext } from './ToggleButtonGroup.tsx';

export interface ToggleButtonProps extends Omit<AriaToggleButtonProps, 'children' | 'style' | 'aria-label'> {
  /** The words. Without them the button shows its icon only and needs a `label`. */
  children?: ReactNode;
  /** The name and the tooltip of a button without words. It does not change with the state. */
  label?: string | undefined;
  /** The key that does the same, shown in the tooltip. */
  shortcut?: string | undefined;
  icon?: ReactNode;
  /** `solid` has an edge at rest, `quiet` has none. Only a group of separate buttons leaves the choice. @default 'solid' */
  variant?: 'solid' | 'quiet' | undefined;
  /** @default 'regular' */
  size?: 'small' | 'regular' | 'large' | undefined;
}

/** A button that stays pressed in. Alone it turns a view on and off; in a `ToggleButtonGroup` it is one of several. */
export function ToggleButton({ children, label, shortcut, icon, variant = 'solid', size, className, ...props }: ToggleButtonProps) {
  const group = use(GroupLookContext);
  const isSquare = children === undefined;
  const pressed = { segmented: styles.segment, separate: styles.selected, quiet: styles.quiet }[group];
  const look = clsx(button({ variant: group === 'separate' ? variant : 'quiet', size, isSquare }), pressed);
  return (
    <AriaToggleButton
      {...props}
      {...(isSquare && label !== undefined && { 'aria-label': label, ...tooltipOf(label, shortcut) })}
      className={composeRenderProps(className, (own) => clsx(look, own))}
    >
      {icon}
      {!isSquare && <span className={words}>{children}</span>}
    </AriaToggleButton>
  );
}
