import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps, composeRenderProps, Dialog } from 'react-aria-components';
import { useScopedSkin } from '../../foundation/skin-scope/useScopedSkin.ts';
import * as styles from './Popover.css.ts';
import { surface } from './surface.css.ts';

export { DialogTrigger as PopoverTrigger } from 'react-aria-components';

export interface PopoverProps extends Omit<AriaPopoverProps, 'children' | 'style'> {
  /** Accessible name of the popover. */
  label: string;
  /** @default 'content' */
  size?: 'content' | 'small' | 'medium' | 'large' | undefined;
  /** Space inside the edge. @default 'regular' */
  padding?: 'none' | 'small' | 'regular' | undefined;
  /** Content. As a function, it receives `close`. */
  children?: ReactNode | ((popover: { close: () => void }) => ReactNode);
}

/**
 * A small sheet that belongs to the control that opened it. For a list of actions use `Menu`.
 *
 * @example
 * <PopoverTrigger><Button>Remark</Button><Popover label="Remark">…</Popover></PopoverTrigger>
 */
export function Popover({ label, size = 'content', padding = 'regular', children, className, ...props }: PopoverProps) {
  return (
    <AriaPopover
      data-skin={useScopedSkin()}
      offset={4}
      containerPadding={8}
      {...props}
      className={composeRenderProps(className, (own) => clsx(surface, styles.size[size], own))}
    >
      <Dialog aria-label={label} className={clsx(styles.dialog, styles.padding[padding])}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
