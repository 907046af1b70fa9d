import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger as AriaTooltipTrigger,
  composeRenderProps,
  type TooltipTriggerComponentProps,
} from 'react-aria-components';
import { useScopedSkin } from '../skin-scope/useScopedSkin.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps extends Omit<AriaTooltipProps, 'children'> {
  /** Keyboard shortcut of the component. */
  shortcut?: string | undefined;
  children: ReactNode;
}

/** Short text about a component, shown on hover and focus. Don't use it for essential information: touch never shows it. */
export function Tooltip({ shortcut, children, className, ...props }: TooltipProps) {
  return (
    <AriaTooltip
      data-skin={useScopedSkin()}
      offset={6}
      {...props}
      className={composeRenderProps(className, (own) => clsx(styles.tooltip, own))}
    >
      <span>{children}</span>
      {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
    </AriaTooltip>
  );
}

/** Ties a `Tooltip` to the part before it. */
export function TooltipTrigger({ delay = 500, closeDelay = 100, ...props }: TooltipTriggerComponentProps) {
  return <AriaTooltipTrigger delay={delay} closeDelay={closeDelay} {...props} />;
}
