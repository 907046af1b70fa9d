import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps, composeRenderProps } from 'react-aria-components';
import { tooltipOf } from '../../foundation/tooltip/index.ts';
import * as styles from './Button.css.ts';
import type { ButtonProps } from './Button.tsx';
import { Pending } from './Button.tsx';

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'aria-label'>, Pick<ButtonProps, 'tone' | 'size' | 'ref'> {
  /** Accessible name of the button, and its tooltip. */
  label: string;
  /** The key that does the same, shown in the tooltip. */
  shortcut?: string | undefined;
  icon: ReactNode;
  /** @default 'quiet' */
  variant?: 'solid' | 'quiet' | undefined;
  /** Leaves the tooltip out, where the name is seen beside the button. @default false */
  hasNoTooltip?: boolean | undefined;
}

/** A button that shows an icon only. Its name is required and comes as a tooltip too. */
export function IconButton({ label, shortcut, icon, tone, size, variant = 'quiet', hasNoTooltip, className, ...props }: IconButtonProps) {
  return (
    <AriaButton
      {...(!hasNoTooltip && tooltipOf(label, shortcut))}
      {...props}
      aria-label={label}
      className={composeRenderProps(className, (own) => clsx(styles.button({ tone, variant, size, isSquare: true }), own))}
    >
      {icon}
      {props.isPending && <Pending />}
    </AriaButton>
  );
}
