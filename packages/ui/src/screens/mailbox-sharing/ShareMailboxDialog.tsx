import { type ReactNode, useState } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldError } from '../../foundation/styles/field.css.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import { LevelSelect } from './LevelSelect.tsx';
import * as styles from './MailboxSharing.css.ts';
import type { SharingLevel } from './person.ts';

/** Props of {@link ShareMailboxDialog}. */
export interface ShareMailboxDialogProps {
  /** Field that selects colleagues. It shows which of them are wrong. */
  picker: ReactNode;
  /** Called to share with the colleagues of the field. */
  onShare: (level: SharingLevel) => void;
  onClose: () => void;
  isPending?: boolean | undefined;
  /** Why it was not shared, unless the field shows it. */
  errorMessage?: string | undefined;
}

/** Shares the mailbox with the colleagues of a field, at one level. */
export function ShareMailboxDialog({ picker, onShare, onClose, isPending = false, errorMessage }: ShareMailboxDialogProps) {
  const words = useStrings().mailboxSharing;
  const [level, setLevel] = useState<SharingLevel>('read');
  return (
    <Dialog
      isOpen
      size="medium"
      title={words.share}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button tone="accent" isPending={isPending} onPress={() => onShare(level)}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {picker}
        <LevelSelect label={words.level} value={level} onChange={setLevel} />
        <p className={styles.noteText}>{words.levelHelp[level]}</p>
        <div role="alert" className={styles.problem}>
          {errorMessage !== undefined && (
            <span className={fieldError}>
              <Icon name="error_circle_filled" />
              {errorMessage}
            </span>
          )}
        </div>
      </div>
    </Dialog>
  );
}
