import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components';
import { useScopedSkin, useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import * as dialog from '../dialog/Dialog.css.ts';
import * as styles from './AlertDialog.css.ts';

export interface AlertDialogProps extends Pick<ModalOverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** The question, or what has happened. */
  title: ReactNode;
  /** Consequences of confirming. */
  children?: ReactNode;
  /** Names what the answer does: "Delete", not "OK". */
  confirmLabel: string;
  /** Names what staying does. @default 'Cancel' in the language of the page */
  cancelLabel?: string | undefined;
  /** Use `danger` if the action can't be undone; focus then starts on Cancel. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** Only tells; there is nothing to choose. @default false */
  hasNoCancel?: boolean | undefined;
  /** A box to tick under the message. */
  option?: { label: ReactNode; isSelected: boolean; onChange: (isSelected: boolean) => void } | undefined;
  /** Keeps it open while the answer is carried out. @default false */
  isPending?: boolean | undefined;
  /** Another answer, which loses something: "Discard". */
  other?: { label: string; onPress: () => void } | undefined;
  /** Called when the user confirms. The dialog then closes automatically unless `isOpen` is given. */
  onConfirm: () => void;
  /** Called when it is closed by the other button or by Escape. */
  onCancel?: (() => void) | undefined;
}

/** A question that must be answered before anything else. */
export function AlertDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  hasNoCancel = false,
  option,
  isPending = false,
  other,
  onConfirm,
  onCancel,
  onOpenChange,
  ...overlay
}: AlertDialogProps) {
  const strings = useStrings().alertDialog;
  const skin = useScopedSkin();
  const isConfirmed = useRef(false);
  const changeOpen = (isOpen: boolean) => {
    onOpenChange?.(isOpen);
    if (!isOpen && !isConfirmed.current) onCancel?.();
    isConfirmed.current = false;
  };
  return (
    <ModalOverlay data-skin={skin} {...overlay} className={dialog.scrim} onOpenChange={changeOpen} isKeyboardDismissDisabled={isPending}>
      <Modal className={clsx(dialog.modal, dialog.size.small)}>
        <AriaDialog role="alertdialog" className={dialog.dialog}>
          {({ close }) => (
            <>
              <div className={dialog.header}>
                <Heading slot="title" level={2} className={dialog.title}>
                  {title}
                </Heading>
              </div>
              <div className={dialog.body}>
                <div className={styles.message}>{children}</div>
                {option && (
                  <Checkbox className={styles.option} isSelected={option.isSelected} onChange={option.onChange}>
                    {option.label}
                  </Checkbox>
                )}
              </div>
              <div className={dialog.footer}>
                {other && (
                  <div className={dialog.footerStart}>
                    <Button variant="quiet" tone="danger" isDisabled={isPending} onPress={other.onPress}>
                      {other.label}
                    </Button>
                  </div>
                )}
                {!hasNoCancel && (
                  <Button autoFocus={tone === 'danger'} isDisabled={isPending} onPress={close}>
                    {cancelLabel ?? strings.cancel}
                  </Button>
                )}
                <Button
                  tone={tone === 'danger' ? 'danger' : 'accent'}
                  autoFocus={tone !== 'danger'}
                  isPending={isPending}
                  onPress={() => {
                    onConfirm();
                    // A caller that controls `isOpen` closes the dialog when the action has finished.
                    if (overlay.isOpen !== undefined) return;
                    isConfirmed.current = true;
                    close();
                  }}
                >
                  {confirmLabel}
                </Button>
              </div>
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
