import { type ReactNode, useId } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Banner } from '../../parts/banner/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import * as styles from './LockDialog.css.ts';
import type { LockArea } from './lockPassword.ts';
import { PasswordForm } from './PasswordForm.tsx';

export interface LockCheckDialogProps {
  /** Locked area. */
  area: LockArea;
  /** Called with a password that keeps the rules. */
  onUnlock: (password: string) => void;
  /** Called when the user wants to remove the lock. Show `RemoveLockDialog`. */
  onRemove: () => void;
  /** Called when the user has forgotten the password. Show help in `warning`. */
  onForgotten: () => void;
  onClose: () => void;
  /** Why it did not unlock. */
  errorMessage?: string | undefined;
  /** Content above the field. */
  warning?: ReactNode;
  /** @default false */
  isPending?: boolean | undefined;
}

/** Asks for the lock password before one's own folders, the calendar or the file centre open. To cover everything use `LockScreen`. */
export function LockCheckDialog({
  area,
  onUnlock,
  onRemove,
  onForgotten,
  onClose,
  errorMessage,
  warning,
  isPending = false,
}: LockCheckDialogProps) {
  const words = useStrings().lockDialog;
  const formId = useId();
  return (
    <Dialog
      title={words.titles[area]}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button tone="accent" type="submit" form={formId} isPending={isPending}>
            {words.unlock}
          </Button>
        </>
      }
    >
      <PasswordForm id={formId} hint={words.hint} onSubmit={onUnlock} errorMessage={errorMessage} isPending={isPending}>
        {warning !== undefined && (
          <Banner tone="warning" isAnnounced>
            {warning}
          </Banner>
        )}
        <div className={styles.ways}>
          <Button variant="link" onPress={onForgotten}>
            {words.forgotten}
          </Button>
          <Button variant="link" onPress={onRemove}>
            {words.remove[area]}
          </Button>
        </div>
      </PasswordForm>
    </Dialog>
  );
}
