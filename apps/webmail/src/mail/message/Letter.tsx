import type { Message } from '@jinshu/api';
import { ReadingPane } from '@jinshu/ui/mailbox-layout';
import { Suspense, useDeferredValue, useId, useRef, useState } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { useShortcuts } from '../../core/shortcut/index.ts';
import { DeliverySection, Life } from '../delivery/index.ts';
import { MeetingFromMail } from '../event/index.ts';
import { placeOf } from '../letter/index.ts';
import { useLetterColours } from '../letter-colours/index.ts';
import { LetterFiles } from '../preview/index.ts';
import { QuickReplyBox } from '../quick-reply/index.ts';
import { SenderNotices } from '../sender-check/index.ts';
import { LetterBody } from './LetterBody.tsx';
import { LetterHeader } from './LetterHeader.tsx';
import { LetterNotices } from './LetterNotices.tsx';
import { LetterRemark } from './LetterRemark.tsx';
import { PasswordGate } from './PasswordGate.tsx';
import { RowPopover } from './RowPopover.tsx';
import type { RowTarget } from './RowTarget.ts';
import type { OpenLetter } from './useLetter.ts';
import type { ReadingView } from './useListActions.tsx';
import { useMarkMails } from './useMarkMails.ts';

export interface LetterProps {
  letter: OpenLetter;
  view: ReadingView;
  tabId: string;
}

/** The message as what marks it takes it. */
const markedAs = (message: Message) => ({
  folder: message.folder,
  uids: [message.uid],
  rows: [{ ...message, folderName: message.folder, recipients: message.to, isMoved: false }],
});

/** Loaded message: header, notices, body, files and quick reply. */
export function Letter({ letter, view, tabId }: LetterProps) {
  const { rights } = useAccount();
  const { message, password, grant, isGone } = letter;
  const { attributes, messageId } = message;
  const { mode } = view;
  const headingId = useId();
  const remarkBox = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<RowTarget | null>(null);
  const [isMeeting, setMeeting] = useState(false);
  const [isRemarking, setRemarking] = useState(false);
  // Render what is below the message only after the message itself.
  const isShown = useDeferredValue(true, false);
  const colours = useLetterColours(message, mode);
  const mark = useMarkMails();
  const isLocked = attributes.isPassword && password === undefined;
  // Hide the content of a destroyed message, unless this was its last view.
  const isDestroyed = isGone && attributes.isBurn && attributes.burnLeft !== 0;
  const isOpen = !isLocked && !isDestroyed;
  const mail = markedAs(message);
  const ask = (kind: RowTarget['kind'], anchor = document.getElementById(headingId)) => {
    if (anchor) setAsked({ ...mail, kind, anchor });
  };
  const remark = () => {
    setRemarking(true);
    remarkBox.current?.querySelector('button')?.focus();
  };
  useShortcuts(rights.canChange ? { s: () => ask('flag'), l: () => ask('tag'), m: remark } : {});

  return (
    <ReadingPane
      labelledBy={headingId}
      place={placeOf(tabId)}
      header={
        <LetterHeader
          {...{ message, view, headingId }}
          colours={isLocked ? undefined : colours}
          onFlag={rights.canChange ? (anchor) => ask('flag', anchor) : undefined}
          onRemoveTag={rights.canChange ? (tag) => mark(mail, { type: 'oneTag', tag, isOn: false }) : undefined}
          onRemark={rights.canChange ? remark : undefined}
          onMeeting={() => setMeeting(true)}
        />
      }
      notices={
        <>
          <Suspense>{attributes.isOwn && messageId !== '' && <Life messageId={messageId} />}</Suspense>
          {(isRemarking || message.remark !== '') && (
            <div ref={remarkBox}>
              <LetterRemark message={message} onClose={() => setRemarking(false)} />
            </div>
          )}
          <Suspense>
            <SenderNotices message={message} />
          </Suspense>
          <LetterNotices letter={letter} isInTextMode={mode === 'text' && message.isHtml} />
        </>
      }
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
      {isOpen && <LetterBody message={message} mode={mode} inDark={colours.inDark} grant={grant} place={placeOf(tabId)} />}
      <Suspense>{isMeeting && <MeetingFromMail message={message} onClose={() => setMeeting(false)} />}</Suspense>
      {asked && <RowPopover target={asked} onClose={() => setAsked(null)} />}
    </ReadingPane>
  );
}
