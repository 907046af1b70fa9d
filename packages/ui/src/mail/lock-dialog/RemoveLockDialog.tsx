import { useId } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import type { LockArea } from './lockPassword.ts';
import { PasswordForm } from './PasswordForm.tsx';

export interface RemoveLockDialogProps {
  /** Locked area. */
  area: LockArea;
  /** Called with a password that keeps the rules. */
  onRemove: (password: string) => void;
  onClose: () => void;
  /** Why it was not switched off. */
  errorMessage?: string | undefined;
  /** @default false */
  isPending?: boolean | undefined;
}

/** Dialog that removes the lock of an area permanently. Requires its password. */
export function RemoveLockDialog({ area, onRemove, onClose, errorMessage, isPending = false }: RemoveLockDialogProps) {
  const words = useStrings().lockDialog;
  const formId = useId();
  return (
    <Dialog
      title={words.remove[area]}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button tone="danger" type="submit" form={formId} isPending={isPending}>
            {words.remove[area]}
          </Button>
        </>
      }
    >
      <PasswordForm id={formId} hint={words.removeHint} onSubmit={onRemove} errorMessage={errorMessage} isPending={isPending} />
    </Dialog>
  );
}
