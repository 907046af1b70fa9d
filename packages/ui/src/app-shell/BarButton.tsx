import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { tooltipOf } from '../tooltip/index.ts';
import * as styles from './AppShell.css.ts';

export interface BarButtonProps extends Omit<AriaButtonProps, 'children' | 'className'> {
  /** What the button does: its name, and its tooltip while the words are not seen. */
  label: string;
  icon: ReactNode;
  /** Words beside the icon on a wide window; the label has to contain them. */
  words?: string | undefined;
  /** A chevron, say, where the button opens a menu. */
  iconAfter?: ReactNode;
  shortcut?: string | undefined;
}

/** A tool of the top bar, in the bar's own colours. */
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
