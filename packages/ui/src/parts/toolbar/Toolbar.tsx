import { clsx } from 'clsx';
import { type FocusEvent, type HTMLAttributes, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Group, useLocale } from 'react-aria-components';
import * as styles from './Toolbar.css.ts';

export interface ToolbarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'aria-label' | 'role'> {
  /** The name of the toolbar. */
  label: string;
  /** Groups, buttons and separators. */
  children: ReactNode;
  /** `bar` is a row of its own with a line below, `bare` only arranges. @default 'bar' */
  variant?: 'bar' | 'bare' | undefined;
}

const stops =
  ':is(button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), [tabindex]:not([tabindex="-1"])):not([inert] *)';

/**
 * Actions in a row: one stop of the Tab key, arrow keys inside.
 *
 * @example
 * <Toolbar label="Message actions"><ToolbarButton icon="delete" label="Delete" /></Toolbar>
 */
export function Toolbar({ label, variant = 'bar', className, ...props }: ToolbarProps) {
  return (
    <div className={styles.frame}>
      <div
        {...props}
        {...useArrows()}
        role="toolbar"
        aria-orientation="horizontal"
        aria-label={label}
        className={clsx(styles.toolbar, variant === 'bare' && styles.bare, className)}
      />
    </div>
  );
}

/** Arrows move inside, Tab leaves in one step, and coming back leads to where one was: as React Aria's toolbar, without its focus scopes. */
function useArrows() {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);
  const { direction } = useLocale();
  const onKeyDownCapture = (event: KeyboardEvent<HTMLDivElement>) => {
    // Menus and popovers of the buttons stand elsewhere in the page, yet their keys come by here.
    const { currentTarget, target } = event;
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    const all = [...currentTarget.querySelectorAll<HTMLElement>(stops)];
    if (event.key === 'Tab') {
      // Move to the outermost stop first, so that the browser's Tab leaves the toolbar.
      last.current = target;
      (event.shiftKey ? all[0] : all.at(-1))?.focus();
      return;
    }
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    all[all.indexOf(target) + (direction === 'rtl' ? -step : step)]?.focus();
    event.stopPropagation();
    event.preventDefault();
  };
  const onBlurCapture = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLDivElement, HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) last.current ??= target;
  };
  const onFocusCapture = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement, HTMLElement>) => {
    const before = last.current;
    if (!before || currentTarget.contains(relatedTarget)) return;
    last.current = null;
    if (currentTarget.contains(before)) before.focus();
  };
  return { ref, onKeyDownCapture, onBlurCapture, onFocusCapture };
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
  // React Aria's separator also works in menus and would import all menu code.
  // biome-ignore lint/a11y/useSemanticElements: hr lies flat
  return <div role="separator" aria-orientation="vertical" className={styles.separator} />;
}

/** Pushes what follows to the end of the toolbar. */
export function ToolbarSpacer() {
  return <span className={styles.spacer} />;
}
