import { useId } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { showBidiControls } from '../../foundation/text/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog, type DialogProps } from '../../parts/dialog/index.ts';
import type { DeliveryState } from '../delivery-status/index.ts';
import * as styles from './RecallDialog.css.ts';
import { RecallTable } from './RecallTable.tsx';

/** Result of a recall for one recipient; `pending` until another server responds. */
export type RecallOutcome = 'recalled' | 'failed' | 'pending';

/** Recall result of one recipient. */
export interface RecallResult {
  /** Unique in the list; the address will do. */
  id: string;
  name: string;
  address: string;
  /** Delivery state of the message before the recall. */
  state: DeliveryState;
  outcome: RecallOutcome;
  /** Why it ended so. */
  reason?: string | undefined;
}

export interface RecallDialogProps extends Pick<DialogProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** Subject of the message. */
  subject: string;
  /** Time of sending, as formatted text. */
  sentAt?: string | undefined;
  results: readonly RecallResult[];
  /** Saves the table; without it there is no button. */
  onExport?: (() => void) | undefined;
}

const tones = { recalled: 'success', failed: 'danger', pending: 'warning' } as const;

/** Dialog that shows the result of a recall for each recipient. Use `AlertDialog` to confirm a recall beforehand. */
export function RecallDialog({ subject, sentAt, results, onExport, isOpen, defaultOpen, onOpenChange }: RecallDialogProps) {
  const words = useStrings().recallDialog;
  const letterId = useId();
  const outcomes = (['recalled', 'failed', 'pending'] as const)
    .map((outcome) => ({ outcome, count: results.filter((result) => result.outcome === outcome).length }))
    .filter(({ outcome, count }) => count > 0 || outcome !== 'pending');
  return (
    <Dialog
      title={words.title}
      size={720}
      isFlush
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
      footerStart={words.note}
      footer={({ close }) => (
        <>
          {onExport && <Button onPress={onExport}>{words.export}</Button>}
          <Button tone="accent" autoFocus onPress={close}>
            {words.done}
          </Button>
        </>
      )}
    >
      <div className={styles.head}>
        <p id={letterId} className={styles.letter}>
          {words.letter(showBidiControls(subject), sentAt)}
        </p>
        <ul className={styles.counts} aria-label={words.counts}>
          <li className={styles.count}>
            <span className={styles.number}>{results.length}</span> {words.recipients(results.length)}
          </li>
          {outcomes.map(({ outcome, count }) => (
            <li key={outcome} className={styles.count}>
              <span className={styles.number} data-tone={count > 0 ? tones[outcome] : undefined}>
                {count}
              </span>{' '}
              {words.outcomes[outcome]}
            </li>
          ))}
        </ul>
      </div>
      <RecallTable results={results} labelledBy={letterId} />
    </Dialog>
  );
}
