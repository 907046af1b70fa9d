import { Suspense } from 'react';
import { Life } from '../delivery/index.ts';
import { SenderNotices } from '../sender-check/index.ts';
import { LetterNotices, type LetterNoticesProps } from './LetterNotices.tsx';
import { LetterRemark } from './LetterRemark.tsx';
import type { useLetterMarks } from './useLetterMarks.tsx';

export interface LetterIntroProps extends LetterNoticesProps {
  remark: ReturnType<typeof useLetterMarks>['remark'];
}

/** Everything between the header and the body: progress of a sent message, note, and notices. */
export function LetterIntro({ letter, isInTextMode, remark }: LetterIntroProps) {
  const { message } = letter;
  const { isOwn } = message.attributes;
  return (
    <>
      <Suspense>{isOwn && message.messageId !== '' && <Life messageId={message.messageId} />}</Suspense>
      {remark.isOpen && (
        <div ref={remark.box}>
          <LetterRemark message={message} onClose={remark.onClose} />
        </div>
      )}
      <Suspense>
        <SenderNotices message={message} />
      </Suspense>
      <LetterNotices letter={letter} isInTextMode={isInTextMode} />
    </>
  );
}
