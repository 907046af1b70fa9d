import { clsx } from 'clsx';
import { createContext, type ReactNode, use } from 'react';
import {
  Disclosure as AriaDisclosure,
  DisclosureGroup as AriaDisclosureGroup,
  type DisclosureGroupProps as AriaDisclosureGroupProps,
  type DisclosureProps as AriaDisclosureProps,
  Button,
  composeRenderProps,
  DisclosurePanel,
  Heading,
} from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import * as styles from './Disclosure.css.ts';

/** Visual separation of a disclosure from its surroundings. */
export type DisclosureVariant = 'plain' | 'card' | 'rows';

const VariantContext = createContext<DisclosureVariant>('plain');

export interface DisclosureProps extends Omit<AriaDisclosureProps, 'children' | 'style'> {
  /** The words that are always seen. */
  title: ReactNode;
  /** Content shown when it is open. */
  children: ReactNode;
  /** Something short at the end of the title, such as a count. It is part of the button's name. */
  end?: ReactNode;
  /** The level of the title among the headings of the page; none makes it a button alone. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 'none' | undefined;
  /** `small` is a line of help that opens. @default 'regular' */
  size?: 'regular' | 'small' | undefined;
  /** `card` has an edge of its own, `rows` a line below. A group gives its own to all. @default 'plain' */
  variant?: DisclosureVariant | undefined;
}

/** Title that shows or hides the content below it. The browser's find in page searches hidden content and opens it. */
export function Disclosure({ title, children, end, headingLevel = 3, size = 'regular', variant, className, ...props }: DisclosureProps) {
  const ofGroup = use(VariantContext);
  const button = (
    <Button slot="trigger" className={clsx(styles.trigger, size === 'small' && styles.quiet)}>
      <Icon name="chevron_right" isMirrored className={styles.chevron} />
      <span className={styles.title}>{title}</span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </Button>
  );
  return (
    <AriaDisclosure {...props} className={composeRenderProps(className, (own) => clsx(styles.root[variant ?? ofGroup], own))}>
      {headingLevel === 'none' ? (
        button
      ) : (
        <Heading level={headingLevel} className={styles.heading}>
          {button}
        </Heading>
      )}
      <DisclosurePanel className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}

export interface DisclosureGroupProps extends Omit<AriaDisclosureGroupProps, 'children' | 'style'> {
  /** `Disclosure`s, each with its `id`. Unless more may be open, opening one closes the others. */
  children: ReactNode;
  /** @default 'rows' */
  variant?: DisclosureVariant | undefined;
}

/**
 * Disclosures that belong together.
 *
 * @example
 * <DisclosureGroup defaultExpandedKeys={['pop']}><Disclosure id="pop" title="POP3">…</Disclosure></DisclosureGroup>
 */
export function DisclosureGroup({ children, variant = 'rows', className, ...props }: DisclosureGroupProps) {
  return (
    <VariantContext value={variant}>
      <AriaDisclosureGroup {...props} className={composeRenderProps(className, (own) => clsx(styles.group, own))}>
        {children}
      </AriaDisclosureGroup>
    </VariantContext>
  );
}
