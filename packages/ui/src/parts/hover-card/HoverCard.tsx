import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { composeRenderProps, Popover, type PopoverProps, PreviewTrigger } from 'react-aria-components';
import { useScopedSkin } from '../../foundation/skin-scope/useScopedSkin.ts';
import { surface } from '../popover/surface.css.ts';
import * as styles from './HoverCard.css.ts';
import { OpenKey } from './OpenKey.tsx';

export interface HoverCardTriggerProps {
  /** The control, then its `HoverCard`. The control is a `Link`, a `Button`, or wrapped in React Aria's `Pressable`. */
  children: ReactNode;
  /** Delay before the card opens on hover or focus, in milliseconds. @default 500 */
  delay?: number | undefined;
  /** Delay before the card closes after the pointer has left it, in milliseconds. @default 200 */
  closeDelay?: number | undefined;
  isOpen?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  isDisabled?: boolean | undefined;
}

/** Ties a `HoverCard` to the control before it. */
export function HoverCardTrigger({
  children,
  delay = 500,
  closeDelay = 200,
  isOpen: given,
  defaultOpen = false,
  onOpenChange,
  isDisabled = false,
}: HoverCardTriggerProps) {
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = given ?? own;
  const setOpen = (next: boolean) => {
    setOwn(next);
    if (next !== isOpen) onOpenChange?.(next);
  };
  return (
    <PreviewTrigger delay={delay} closeDelay={closeDelay} isDisabled={isDisabled} isOpen={isOpen} onOpenChange={setOpen}>
      {children}
      {!isDisabled && <OpenKey isOpen={isOpen} onOpen={() => setOpen(true)} />}
    </PreviewTrigger>
  );
}

/** Props of {@link HoverCard}. `isOpen`, `onOpenChange` and `triggerRef` are for a card without a trigger. */
export interface HoverCardProps extends Omit<PopoverProps, 'children' | 'style' | 'defaultOpen'> {
  /** Accessible name of the card. */
  label: string;
  children: ReactNode;
  /** Width: that of the content, 220 or 300 pixels. @default 'medium' */
  size?: 'content' | 'small' | 'medium' | undefined;
  /** @default 'regular' */
  padding?: 'none' | 'regular' | undefined;
}

/**
 * Details of an item with its actions, shown while the pointer hovers over its name. For a few words use `Tooltip`; for content that users
 * open deliberately use `Popover`.
 *
 * @example
 * <HoverCardTrigger><Link href="#chen">陈伟</Link><HoverCard label="陈伟">…</HoverCard></HoverCardTrigger>
 */
export function HoverCard({ label, children, size = 'medium', padding = 'regular', className, ...props }: HoverCardProps) {
  return (
    <Popover
      data-skin={useScopedSkin()}
      placement="bottom start"
      offset={4}
      containerPadding={8}
      {...props}
      aria-label={label}
      className={composeRenderProps(className, (own) => clsx(surface, styles.card, styles.size[size], styles.padding[padding], own))}
    >
      {children}
    </Popover>
  );
}
