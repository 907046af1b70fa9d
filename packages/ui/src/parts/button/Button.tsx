import { clsx } from 'clsx';
import { type ReactNode, type Ref, useEffect } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  composeRenderProps,
  ProgressBarContext,
  useSlottedContext,
} from 'react-aria-components';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './Button.css.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'children'> {
  /** Emphasis of the button. Use one filled accent button per view. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'danger' | undefined;
  /** `solid` has a ground or an edge, `quiet` shows its ground under the pointer, `link` looks like text. @default 'solid' */
  variant?: 'solid' | 'quiet' | 'link' | undefined;
  /** @default 'regular' */
  size?: 'small' | 'regular' | 'large' | undefined;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Icon after the label, such as a chevron if the button opens a menu. */
  iconAfter?: ReactNode;
  children?: ReactNode;
  /** The `button` itself, to give it the focus. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Starts an action. To go somewhere, use `Link`; without words, `IconButton`. */
export function Button({ tone, variant, size, icon, iconAfter, children, className, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className={composeRenderProps(className, (own) => clsx(styles.button({ tone, variant, size }), own))}>
      {icon}
      <span className={styles.label}>{children}</span>
      {iconAfter}
      {props.isPending && <Pending />}
    </AriaButton>
  );
}

/** Shows and announces that the action of the button around it runs. */
export function Pending() {
  // The button names itself after it and announces it by this id.
  const id = useSlottedContext(ProgressBarContext)?.id;
  useEffect(() => {
    // It is announced when it begins and when it ends, after the effects of this part in either case.
    const name = () => void import('./nameAnnouncements.ts').then(({ nameAnnouncements }) => nameAnnouncements());
    name();
    return name;
  }, []);
  return <span id={id} role="progressbar" aria-label={useStrings().button.pending} className={styles.pending} />;
}
