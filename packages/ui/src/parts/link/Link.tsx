import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps, composeRenderProps } from 'react-aria-components';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import * as styles from './Link.css.ts';

export interface LinkProps extends Omit<AriaLinkProps, 'children'> {
  /** `neutral` has the color of the surrounding text. @default 'accent' */
  tone?: 'accent' | 'neutral' | undefined;
  /** Whether to underline the link, for use inside text. @default false */
  isInText?: boolean | undefined;
  children: ReactNode;
}

/** Goes somewhere. To start an action, use `Button`. With `target="_blank"` it says that a new window opens. */
export function Link({ tone, isInText, className, children, ...props }: LinkProps) {
  const { link } = useStrings();
  const opensWindow = props.target === '_blank';
  return (
    <AriaLink
      {...props}
      {...(opensWindow && { rel: 'noopener noreferrer' })}
      className={composeRenderProps(className, (own) => clsx(styles.link({ tone, isInText }), own))}
    >
      {children}
      {opensWindow && <span className={visuallyHidden}> ({link.opensInNewWindow})</span>}
    </AriaLink>
  );
}
