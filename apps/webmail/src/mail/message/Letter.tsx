import { ReadingPane } from '@jinshu/ui/mailbox-layout';
import { Suspense, useDeferredValue, useId } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { DeliverySection } from '../delivery/index.ts';
import { useLetterColours } from '../letter-colours/index.ts';
import { LetterFiles } from '../preview/index.ts';
import { QuickReplyBox } from '../quick-reply/index.ts';
import { LetterBody, type LetterBodyProps } from './LetterBody.tsx';
import { LetterHeader } from './LetterHeader.tsx';
import { LetterIntro } from './LetterIntro.tsx';
import { PasswordGate } from './PasswordGate.tsx';
import type { OpenLetter } from './useLetter.ts';
import { useLetterMarks } from './useLetterMarks.tsx';
import type { ReadingView } from './useListActions.tsx';

export interface LetterProps {
  letter: OpenLetter;
  view: ReadingView;
  place: LetterBodyProps['place'];
}

/** Loaded message: header, notices, body, files and quick reply. */
export function Letter({ letter, view, place }: LetterProps) {
  const { rights } = useAccount();
  const { message, password, grant, isGone } = letter;
  const { attributes, messageId } = message;
  const { mode } = view;
  const headingId = useId();
  // Render what is below the message only after the message itself.
  const isShown = useDeferredValue(true, false);
  const colours = useLetterColours(message, mode);
  const { marks, remark, popover } = useLetterMarks(message, headingId);
  const isLocked = attributes.isPassword && password === undefined;
  // Hide the content of a destroyed message, unless this was its last view.
  const isDestroyed = isGone && attributes.isBurn && attributes.burnLeft !== 0;
  const isOpen = !isLocked && !isDestroyed;

  return (
    <ReadingPane
      labelledBy={headingId}
      place={place}
      header={<LetterHeader {...{ message, view, headingId }} colours={isLocked ? undefined : colours} {...marks} />}
      notices={<LetterIntro letter={letter} isInTextMode={mode === 'text' && message.isHtml} remark={remark} />}
      files={isOpen ? <LetterFiles message={message} grant={grant} isSealed={attributes.isPassword || attributes.isBurn} /> : undefined}
      foot={
        isShown &&
        rights.canSend &&
        !isLocked && (
          <Suspense>
            <QuickReplyBox message={message} password={password} isBurned={isGone && attributes.isBurn} />
          </Suspense>
        )
      }
      aside={attributes.isOwn ? <DeliverySection messageId={messageId} mail={message} /> : undefined}
    >
      {isLocked && <PasswordGate message={message} />}
      {isOpen && <LetterBody message={message} mode={mode} inDark={colours.inDark} grant={grant} place={place} />}
      {popover}
    </ReadingPane>
  );
}
