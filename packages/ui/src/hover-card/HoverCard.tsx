import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { composeRenderProps, Popover, type PopoverProps, PreviewTrigger } from 'react-aria-components';
import { surface } from '../popover/surface.css.ts';
import * as styles from './HoverCard.css.ts';
import { OpenKey } from './OpenKey.tsx';

export interface HoverCardTriggerProps {
  /** The control, then its `HoverCard`. The control is a `Link`, a `Button`, or stands in React Aria's `Pressable`. */
  children: ReactNode;
  /** How long the pointer, or the focus, must stay before the card opens, in milliseconds. @default 500 */
  delay?: number | undefined;
  /** How long the card stays when the pointer has left it. @default 200 */
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

/** Props of {@link HoverCard}. `isOpen`, `onOpenChange` and `triggerRef` are for a card that stands without a trigger. */
export interface HoverCardProps extends Omit<PopoverProps, 'children' | 'style' | 'defaultOpen'> {
  /** What the card tells, for screen readers. */
  label: string;
  children: ReactNode;
  /** As wide as its content, 220 or 300 pixels. @default 'medium' */
  size?: 'content' | 'small' | 'medium' | undefined;
  /** @default 'regular' */
  padding?: 'none' | 'regular' | undefined;
}

/**
 * More about a thing, with what can be done to it, while the pointer rests on its name. For a few words use `Tooltip`; for what
 * is opened on purpose, `Popover`.
 *
 * @example
 * <HoverCardTrigger><Link href="#chen">陈伟</Link><HoverCard label="陈伟">…</HoverCard></HoverCardTrigger>
 */
export function HoverCard({ label, children, size = 'medium', padding = 'regular', className, ...props }: HoverCardProps) {
  return (
    <Popover
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
