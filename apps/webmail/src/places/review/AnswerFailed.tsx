import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { useIntl } from 'react-intl';
import { describeProblem } from '../../core/problem/index.ts';
import type { ReviewActor } from './review.actors.ts';
import { reviewStrings as s } from './review.strings.ts';

/** Reports that a decision couldn't be sent, and why. The decision is kept for another try. */
export function AnswerFailed({ review, problem }: { review: ReviewActor; problem: unknown }) {
  const intl = useIntl();
  return (
    <AlertDialog
      isOpen
      title={intl.formatMessage(s.failed)}
      confirmLabel={intl.formatMessage(s.again)}
      cancelLabel={intl.formatMessage(s.leave)}
      onConfirm={() => review.send({ type: 'retry' })}
      onCancel={() => review.send({ type: 'cancel' })}
    >
      {describeProblem(intl, problem)}
    </AlertDialog>
  );
}
