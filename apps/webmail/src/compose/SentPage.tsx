import type { Submission } from '@jinshu/api';
import { SendResult } from '@jinshu/ui/send-result';
import { type ReactNode, useEffect, useRef } from 'react';
import { useBeginMail } from './useBeginMail.ts';

export interface SentPageProps {
  submission: Submission;
  subject: string;
  onBack: () => void;
  /** What became of the mail at each recipient. */
  status: ReactNode;
}

/** Takes the place of a mail that has gone out (SND-20 to SND-24). */
export function SentPage({ submission, subject, onBack, status }: SentPageProps) {
  const { compose } = useBeginMail();
  const title = useRef<HTMLHeadingElement>(null);
  // The form the keyboard was in is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <SendResult
      ref={title}
      kind={submission.type === 'schedule' ? 'scheduled' : 'sent'}
      description={subject}
      onBackToMailbox={onBack}
      onContinueWriting={() => {
        onBack();
        compose();
      }}
      failed={submission.failedAddresses}
    >
      {status}
    </SendResult>
  );
}
