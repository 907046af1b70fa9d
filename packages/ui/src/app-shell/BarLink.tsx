import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { tooltipOf } from '../tooltip/index.ts';
import * as styles from './AppShell.css.ts';

export interface BarLinkProps extends Omit<AriaLinkProps, 'children' | 'className'> {
  /** Where it leads: its name and its tooltip. */
  label: string;
  icon: ReactNode;
}

/** A way out of the top bar, in the bar's own colours. */
export function BarLink({ label, icon, ...props }: BarLinkProps) {
  return (
    <AriaLink {...tooltipOf(label)} {...props} aria-label={label} className={styles.barButton}>
      {icon}
    </AriaLink>
  );
}
