import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { tooltipOf } from '../../foundation/tooltip/index.ts';
import * as styles from './AppShell.css.ts';

export interface BarLinkProps extends Omit<AriaLinkProps, 'children' | 'className'> {
  /** Name of the link target, for screen readers and the tooltip. */
  label: string;
  icon: ReactNode;
}

/** Link in the top bar, in the colors of the bar. */
export function BarLink({ label, icon, ...props }: BarLinkProps) {
  return (
    <AriaLink {...tooltipOf(label)} {...props} aria-label={label} className={styles.barButton}>
      {icon}
    </AriaLink>
  );
}
