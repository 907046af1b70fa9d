import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Key } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { Button, type ButtonProps, IconButton } from '../button/index.ts';
import { Menu, type MenuProps, MenuTrigger } from '../menu/index.ts';
import * as styles from './SplitButton.css.ts';

export interface SplitButtonProps extends Omit<ButtonProps, 'variant' | 'iconAfter' | 'className' | 'style'> {
  /** Label of the main action. */
  children: ReactNode;
  /** The name and the tooltip of the half that opens the menu: “More ways to send”. */
  menuLabel: string;
  /** `MenuItem`s: other ways of doing the same. */
  menu: ReactNode;
  /** Called when the user selects a menu item. */
  onAction?: ((id: Key) => void) | undefined;
  /** Keeps the menu closed and leaves the action. @default false */
  isMenuDisabled?: boolean | undefined;
  /** Position of the menu. @default 'bottom end' */
  placement?: MenuProps<object>['placement'];
  className?: string | undefined;
}

/** An action, and beside it a menu of other ways of doing it. Where no way is the usual one, use a `Menu` alone. */
export function SplitButton({
  children,
  menuLabel,
  menu,
  onAction,
  isMenuDisabled = false,
  placement = 'bottom end',
  tone = 'neutral',
  size = 'regular',
  className,
  ...props
}: SplitButtonProps) {
  return (
    <div className={clsx(styles.root, className)}>
      <Button {...props} tone={tone} size={size} className={styles.main}>
        {children}
      </Button>
      <MenuTrigger>
        <IconButton
          label={menuLabel}
          icon={<Icon name="chevron_down" />}
          variant="solid"
          tone={tone}
          size={size}
          isDisabled={isMenuDisabled || (props.isDisabled ?? false)}
          className={clsx(styles.more[size], tone === 'neutral' && styles.outlined)}
        />
        <Menu aria-label={menuLabel} placement={placement} {...(onAction && { onAction: (id: Key) => onAction(id) })}>
          {menu}
        </Menu>
      </MenuTrigger>
    </div>
  );
}
