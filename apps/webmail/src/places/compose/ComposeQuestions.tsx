import { isMobile } from '@jinshu/api';
import { SmsRecipientsDialog } from '@jinshu/ui/compose-options';
import { useEffect } from 'react';
import type { Composer, ComposerSnapshot } from '../../mail/draft/index.ts';
import { ComposeQuestionDialog } from './ComposeQuestionDialog.tsx';
import { StaleDraft } from './StaleDraft.tsx';

export interface ComposeQuestionsProps {
  composer: Composer;
  snapshot: ComposerSnapshot;
  /** Number of all recipients. */
  count: number;
  /** Whether the question about another version was put off. */
  isStaleHidden: boolean;
  onStaleHidden: (isHidden: boolean) => void;
}

/** Dialogs that a message asks its author with: before it is sent, and when another window has changed it. */
export function ComposeQuestions({ composer, snapshot, count, isStaleHidden, onStaleHidden }: ComposeQuestionsProps) {
  const { question, unknown, numbers, staleVersion } = snapshot.context;
  const isStale = snapshot.hasTag('stale') || snapshot.hasTag('loading');
  useEffect(() => {
    if (!isStale) onStaleHidden(false);
  }, [isStale, onStaleHidden]);
  return (
    <>
      {question && (
        <ComposeQuestionDialog
          kind={question.kind}
          unknown={unknown}
          count={count}
          onConfirm={() => composer.send({ type: 'confirm' })}
          onCancel={() => composer.send({ type: 'cancel' })}
        />
      )}
      {snapshot.hasTag('asksNumbers') && (
        <SmsRecipientsDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && composer.send({ type: 'cancel' })}
          isPending={snapshot.hasTag('busy')}
          isNumber={isMobile}
          recipients={numbers.map(({ address, name }) => ({ address, name, mobile: '' }))}
          onSend={(entered) =>
            composer.send({ type: 'enterNumbers', mobiles: Object.fromEntries(entered.map(({ address, mobile }) => [address, mobile])) })
          }
        />
      )}
      {isStale && !isStaleHidden && (
        <StaleDraft
          composer={composer}
          isSent={staleVersion === 'sent'}
          isLoading={snapshot.hasTag('loading')}
          onClose={() => onStaleHidden(true)}
        />
      )}
    </>
  );
}
