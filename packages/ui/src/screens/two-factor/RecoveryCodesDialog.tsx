import { useStrings } from '../../foundation/provider/index.ts';
import { CopyButton } from '../../mail/sender-card/CopyButton.tsx';
import { Button } from '../../parts/button/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import { Link } from '../../parts/link/index.ts';
import * as styles from './TwoFactor.css.ts';

/** Props of {@link RecoveryCodesDialog}. */
export interface RecoveryCodesDialogProps {
  codes: readonly string[];
  /** Name of the text file that the codes can be saved as. @default 'recovery-codes.txt' */
  fileName?: string | undefined;
  onClose: () => void;
}

/** Shows new recovery codes, which can't be shown again. Only its button closes it. */
export function RecoveryCodesDialog({ codes, fileName = 'recovery-codes.txt', onClose }: RecoveryCodesDialogProps) {
  const words = useStrings().twoFactor;
  const text = codes.join('\n');
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={words.recoveryCodes}
      size="small"
      footer={
        <Button tone="accent" onPress={onClose}>
          {words.codesSaved}
        </Button>
      }
    >
      <div className={styles.stack}>
        <p className={styles.text}>{words.recoveryCodesOnce}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.state}>
          <CopyButton text={text} label={words.copyCodes} copiedLabel={words.copied} />
          <Link href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`} download={fileName}>
            {words.downloadCodes}
          </Link>
        </div>
      </div>
    </Dialog>
  );
}
