import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { tooltipOf } from '../../foundation/tooltip/index.ts';
import * as styles from './AppShell.css.ts';

export interface BarButtonProps extends Omit<AriaButtonProps, 'children' | 'className'> {
  /** Accessible name of the button, and its tooltip while `words` are hidden. */
  label: string;
  icon: ReactNode;
  /** Words beside the icon on a wide window; the label has to contain them. */
  words?: string | undefined;
  /** A chevron, say, where the button opens a menu. */
  iconAfter?: ReactNode;
  shortcut?: string | undefined;
}

/** Tool in the top bar, in the colors of the bar. */
export function BarButton({ label, icon, words, iconAfter, shortcut, ...props }: BarButtonProps) {
  return (
    <AriaButton {...tooltipOf(label, shortcut)} {...props} aria-label={label} className={clsx(styles.barButton, words && styles.hasWords)}>
      {icon}
      {words && <span className={styles.barWords}>{words}</span>}
      {iconAfter}
    </AriaButton>
  );
}

/** A line between groups of tools. */
export function BarSeparator() {
  return <span className={styles.separator} />;
}
