import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { useScopedSkin, useStrings } from '../../foundation/provider/index.ts';
import { IconButton } from '../button/index.ts';
import * as styles from './Dialog.css.ts';
import { reachByKeyboard } from './reachByKeyboard.ts';

export { DialogTrigger } from 'react-aria-components';

/** Arguments of content that is given as a function. */
export interface DialogRender {
  close: () => void;
}

export interface DialogProps extends Pick<ModalOverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** The name of the dialog. */
  title: ReactNode;
  children: ReactNode | ((dialog: DialogRender) => ReactNode);
  /** Buttons at the end of the foot; the one that does it stands last. */
  footer?: ReactNode | ((dialog: DialogRender) => ReactNode);
  /** Words or a button at the start of the foot. */
  footerStart?: ReactNode;
  /** 400, 650 or 960 pixels wide, or as wide as a number says. @default 'small' */
  size?: 'small' | 'medium' | 'large' | number | undefined;
  /** The whole height in pixels, where it must not change with the content. */
  height?: number | undefined;
  /** Lets the close button and Escape close it. Where a step is owed, say no. @default true */
  isDismissable?: boolean | undefined;
  /** Lets a press outside close it. Keep it off where something is typed. @default false */
  closesOnPressOutside?: boolean | undefined;
  /** Takes the space around the content away, for panes that bring their own. @default false */
  isFlush?: boolean | undefined;
  /** Controls beside the title. */
  headerEnd?: ReactNode;
  className?: string | undefined;
}

/**
 * A task of its own above the page. For a question use `AlertDialog`.
 *
 * @example
 * <Dialog title="New tag" isOpen={isOpen} onOpenChange={setOpen} footer={<Button tone="accent">Create</Button>}>…</Dialog>
 */
export function Dialog({
  title,
  children,
  footer,
  footerStart,
  size = 'small',
  height,
  isDismissable = true,
  closesOnPressOutside = false,
  isFlush = false,
  headerEnd,
  className,
  ...overlay
}: DialogProps) {
  const strings = useStrings().dialog;
  return (
    <ModalOverlay
      data-skin={useScopedSkin()}
      {...overlay}
      className={styles.scrim}
      isDismissable={isDismissable && closesOnPressOutside}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal
        className={clsx(styles.modal, typeof size === 'string' && styles.size[size], className)}
        style={{ ...(typeof size === 'number' ? { inlineSize: size } : {}), ...(height === undefined ? {} : { blockSize: height }) }}
      >
        <AriaDialog className={styles.dialog}>
          {({ close }) => (
            <>
              <div className={styles.header}>
                <Heading slot="title" level={2} className={styles.title}>
                  {title}
                </Heading>
                {headerEnd}
                {isDismissable && (
                  <IconButton hasNoTooltip label={strings.close} icon={<Icon name="dismiss" size={20} />} onPress={close} />
                )}
              </div>
              <div ref={reachByKeyboard} className={clsx(styles.body, isFlush && styles.flush)}>
                {typeof children === 'function' ? children({ close }) : children}
              </div>
              {(footer !== undefined || footerStart !== undefined) && (
                <div className={styles.footer}>
                  {footerStart !== undefined && <div className={styles.footerStart}>{footerStart}</div>}
                  {typeof footer === 'function' ? footer({ close }) : footer}
                </div>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
