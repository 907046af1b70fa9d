import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar, type ToolbarProps as AriaToolbarProps, composeRenderProps, Group, Separator } from 'react-aria-components';
import * as styles from './Toolbar.css.ts';

export interface ToolbarProps extends Omit<AriaToolbarProps, 'children' | 'style' | 'aria-label'> {
  /** The name of the toolbar. */
  label: string;
  /** Groups, buttons and separators. */
  children: ReactNode;
  /** `bar` is a row of its own with a line below, `bare` only arranges. @default 'bar' */
  variant?: 'bar' | 'bare' | undefined;
}

/**
 * Actions in a row: one stop of the Tab key, arrow keys inside.
 *
 * @example
 * <Toolbar label="Message actions"><ToolbarButton icon="delete" label="Delete" /></Toolbar>
 */
export function Toolbar({ label, variant = 'bar', className, ...props }: ToolbarProps) {
  return (
    <div className={styles.frame}>
      <AriaToolbar
        {...props}
        aria-label={label}
        className={composeRenderProps(className, (own) => clsx(styles.toolbar, variant === 'bare' && styles.bare, own))}
      />
    </div>
  );
}

/** Actions of a toolbar that belong together. */
export function ToolbarGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Group aria-label={label} className={styles.group}>
      {children}
    </Group>
  );
}

/** A line between actions. */
export function ToolbarSeparator() {
  return <Separator orientation="vertical" className={styles.separator} />;
}

/** Pushes what follows to the end of the toolbar. */
export function ToolbarSpacer() {
  return <span className={styles.spacer} />;
}
