import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { useScopedSkin, useStrings } from '../../foundation/provider/index.ts';
import { IconButton } from '../button/index.ts';
import * as dialog from '../dialog/Dialog.css.ts';
import { reachByKeyboard } from '../dialog/reachByKeyboard.ts';
import * as styles from './Drawer.css.ts';

export { DialogTrigger as DrawerTrigger } from 'react-aria-components';

export interface DrawerProps extends Pick<ModalOverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** The name of the drawer. */
  title: ReactNode;
  /** Content of the drawer. A function receives `close`. */
  children: ReactNode | ((drawer: { close: () => void }) => ReactNode);
  /** Buttons at the end of the foot; the one that does it stands last. */
  footer?: ReactNode | ((drawer: { close: () => void }) => ReactNode);
  /** The side it comes from. @default 'end' */
  placement?: 'start' | 'end' | 'bottom' | undefined;
  /** 280, 400 or 560 pixels wide, where it comes from a side. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Lets the close button, Escape and a press outside close it. @default true */
  isDismissable?: boolean | undefined;
  /** Takes the space around the content away, for content that brings its own. @default false */
  isFlush?: boolean | undefined;
  /** Controls beside the title. */
  headerEnd?: ReactNode;
  className?: string | undefined;
}

/**
 * A sheet from a side of the window, above the page: details, filters, a menu on a phone. A task of its own is a `Dialog`.
 *
 * @example
 * <DrawerTrigger><Button>Filter</Button><Drawer title="Filter">…</Drawer></DrawerTrigger>
 */
export function Drawer({
  title,
  children,
  footer,
  placement = 'end',
  size = 'medium',
  isDismissable = true,
  isFlush = false,
  headerEnd,
  className,
  ...overlay
}: DrawerProps) {
  const strings = useStrings().dialog;
  const sheet = clsx(styles.sheet, styles.placement[placement], placement !== 'bottom' && [styles.size[size], styles.side], className);
  return (
    <ModalOverlay
      data-skin={useScopedSkin()}
      {...overlay}
      className={clsx(dialog.scrim, styles.scrim[placement])}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className={sheet}>
        <Dialog className={dialog.dialog}>
          {({ close }) => (
            <>
              <div className={dialog.header}>
                <Heading slot="title" level={2} className={dialog.title}>
                  {title}
                </Heading>
                {headerEnd}
                {isDismissable && (
                  <IconButton hasNoTooltip label={strings.close} icon={<Icon name="dismiss" size={20} />} onPress={close} />
                )}
              </div>
              <div ref={reachByKeyboard} className={clsx(dialog.body, isFlush && dialog.flush)}>
                {typeof children === 'function' ? children({ close }) : children}
              </div>
              {footer !== undefined && (
                <div className={clsx(dialog.footer, styles.footer)}>{typeof footer === 'function' ? footer({ close }) : footer}</div>
              )}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
