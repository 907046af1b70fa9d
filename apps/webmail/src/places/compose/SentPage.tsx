import { findDraft, isRejected, type Submission } from '@jinshu/api';
import { SendResult } from '@jinshu/ui/send-result';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { returnFocus } from '../../core/page/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { deliveryOptions, Life, ScheduledLife } from '../../mail/delivery/index.ts';
import { useBeginMail } from '../../mail/draft/index.ts';
import { fateReasonOf, RecallFlow } from '../../mail/recall/index.ts';

export interface SentPageProps {
  submission: Submission;
  subject: string;
  onBack: () => void;
  /** Delivery status for each recipient. */
  status: ReactNode;
}

/** Result page after sending or scheduling a message (SND-20 to SND-24). */
export function SentPage({ submission, subject, onBack, status }: SentPageProps) {
  const intl = useIntl();
  const { compose } = useBeginMail();
  const title = useRef<HTMLHeadingElement>(null);
  const isScheduled = submission.type === 'schedule';
  const { messageId } = submission;
  const recall = useFateOf(submission);
  const edit = useEditScheduled(submission, onBack);
  // The compose form that had the focus is unmounted.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <SendResult
        ref={title}
        kind={isScheduled ? 'scheduled' : recall.kind}
        description={subject}
        onBackToMailbox={onBack}
        onContinueWriting={() => {
          onBack();
          compose();
        }}
        onContinueEditing={isScheduled ? edit : undefined}
        onRecall={recall.canRecall ? recall.begin : undefined}
        failed={submission.failedAddresses.map(({ address, reason }) => ({
          address,
          reason: fateReasonOf(intl, { statusInfo: reason }).reason,
        }))}
      >
        <Suspense>{isScheduled ? <ScheduledLife /> : <Life messageId={messageId} />}</Suspense>
        {isScheduled ? undefined : status}
      </SendResult>
      {recall.isOpen && (
        <Suspense>
          <RecallFlow
            target={{ kind: 'sent', messageId }}
            mail={{ messageId, folder: 'Sent', uid: 0, subject, sentAt: null }}
            onClose={() => {
              recall.end();
              returnFocus(title.current);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Returns the outcome of the message as a whole, and its recall while any recipient can be recalled (SND-21, SND-31). */
function useFateOf({ messageId, type, isInReview = false }: Submission) {
  const { api } = useAccount();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...deliveryOptions(api, messageId), enabled: type !== 'schedule' });
  const waits = data ? data.some(({ status, recallStatus }) => status === 'in-review' && recallStatus === '') : isInReview;
  const isBack = data !== undefined && data.length > 0 && data.every(isRejected);
  return {
    /** A held message isn't sent yet, and a rejected one never will be (SND-51, REV-33). */
    kind: waits ? ('review' as const) : isBack ? ('rejected' as const) : ('sent' as const),
    canRecall: data?.some(({ canRecall, recallStatus }) => canRecall && recallStatus === '') ?? false,
    isOpen,
    begin: () => setOpen(true),
    end: () => setOpen(false),
  };
}

/** Returns a function that reopens a scheduled message. It is in Drafts and is found by its draft id (SND-22, D-130). */
function useEditScheduled({ draftId }: Submission, onBack: () => void): () => void {
  const { api } = useAccount();
  const { continueDraft } = useBeginMail();
  const report = useReport();
  const { mutate } = useMutation({
    mutationFn: () => api.call(findDraft, { params: { draftId } }),
    onSuccess: (draft) => {
      onBack();
      continueDraft(draft);
    },
    onError: report,
  });
  return () => mutate();
}
