import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger as AriaTooltipTrigger,
  composeRenderProps,
  type TooltipTriggerComponentProps,
} from 'react-aria-components';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps extends Omit<AriaTooltipProps, 'children'> {
  /** The key that does what the part does. */
  shortcut?: string | undefined;
  children: ReactNode;
}

/** A few words about a part, shown on hover and on focus. It is no place for what a person must know: touch never sees it. */
export function Tooltip({ shortcut, children, className, ...props }: TooltipProps) {
  return (
    <AriaTooltip offset={6} {...props} className={composeRenderProps(className, (own) => clsx(styles.tooltip, own))}>
      <span>{children}</span>
      {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
    </AriaTooltip>
  );
}

/** Ties a `Tooltip` to the part before it. */
export function TooltipTrigger({ delay = 500, closeDelay = 100, ...props }: TooltipTriggerComponentProps) {
  return <AriaTooltipTrigger delay={delay} closeDelay={closeDelay} {...props} />;
}
