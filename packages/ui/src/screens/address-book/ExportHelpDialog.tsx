import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import { Skeleton } from '../../parts/skeleton/index.ts';
import * as styles from './Dialogs.css.ts';

/** Data of a tutorial on one program. */
export interface ExportHelp {
  program: 'foxmail' | 'outlook' | 'general';
  /** The file's extension. */
  format: string;
  charset: string;
  /** Headings of its columns. */
  columns: readonly string[];
}

/** Props of {@link ExportHelpDialog}. */
export interface ExportHelpDialogProps {
  programs: readonly ExportHelp[];
  onClose: () => void;
  isLoading?: boolean | undefined;
  errorMessage?: string | undefined;
}

/** Shows how exported contacts are used in other programs, step by step. */
export function ExportHelpDialog({ programs, onClose, isLoading = false, errorMessage }: ExportHelpDialogProps) {
  const { addressBook: words } = useStrings();
  return (
    <Dialog
      isOpen
      size="medium"
      title={words.tutorial}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<Button onPress={onClose}>{words.close}</Button>}
    >
      <div className={styles.stack}>
        <div role="alert">{errorMessage}</div>
        {isLoading && <Skeleton width="64%" />}
        {programs.map(({ program, format, charset, columns }) => (
          <section key={program} className={styles.set} aria-label={words.programs[program]}>
            <h3 className={styles.setTitle}>{words.programs[program]}</h3>
            <p className={styles.quiet}>{words.exportFile(format, charset, columns)}</p>
            <ol className={styles.steps}>
              {words.exportSteps[program].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
