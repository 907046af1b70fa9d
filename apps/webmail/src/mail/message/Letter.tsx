import { Button } from '@jinshu/ui/button';
import { ReadingPane } from '@jinshu/ui/mailbox-layout';
import { isDarkPage, preloadMessageBody } from '@jinshu/ui/message-body';
import { HeaderActions, MessageHeader, PersonWithCard } from '@jinshu/ui/message-header';
import { type ReactNode, Suspense, useDeferredValue, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type AccountDeps, useAccount } from '../../core/account/index.ts';
import { parametersOptions } from '../../core/session/index.ts';
import { useShortcuts } from '../../core/shortcut/index.ts';
import { PersonCard } from '../contact/index.ts';
import { DeliverySection, Life } from '../delivery/index.ts';
import { MeetingFromMail } from '../event/index.ts';
import { placeOf } from '../letter/index.ts';
import { letterColoursOptions, useLetterColours } from '../letter-colours/index.ts';
import { LetterFiles } from '../preview/index.ts';
import { QuickReplyBox } from '../quick-reply/index.ts';
import { useOpenSearch } from '../search/index.ts';
import { SenderCheck, SenderNotices } from '../sender-check/index.ts';
import { LetterBody } from './LetterBody.tsx';
import { LetterNotices } from './LetterNotices.tsx';
import { LetterRemark } from './LetterRemark.tsx';
import { messageReadingStrings as s } from './message-reading.strings.ts';
import { PasswordGate } from './PasswordGate.tsx';
import { RowPopover } from './RowPopover.tsx';
import type { RowTarget } from './RowTarget.ts';
import type { OpenLetter } from './useLetter.ts';
import type { ReadingView } from './useListActions.tsx';
import { useMarkMails } from './useMarkMails.ts';

/**
 * Preloads what nearly every message shows, and the reading preferences. Without them, users who read as text would see the HTML of the
 * first message (RED-47).
 */
export async function preloadLetter({ api, queryClient }: AccountDeps): Promise<void> {
  void queryClient.prefetchQuery({ ...parametersOptions(api), gcTime: Number.POSITIVE_INFINITY });
  if (isDarkPage()) void queryClient.prefetchQuery(letterColoursOptions(api));
  await Promise.all([SenderNotices.preload(), QuickReplyBox.preload()]);
  preloadMessageBody();
}

export interface LetterProps {
  letter: OpenLetter;
  view: ReadingView;
  tabId: string;
}

/** Loaded message: header, notices, body, files and quick reply. */
export function Letter({ letter, view: { mode, onMode, headingLevel = 1 }, tabId }: LetterProps) {
  const { formatMessage } = useIntl();
  const { status, rights } = useAccount();
  const { message, password, grant, isGone } = letter;
  const headingId = useId();
  const remarkBox = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<RowTarget | null>(null);
  const [isMeeting, setMeeting] = useState(false);
  const [isRemarking, setRemarking] = useState(false);
  // Render what is below the message only after the message itself.
  const isShown = useDeferredValue(true, false);
  const colours = useLetterColours(message, mode);
  const mark = useMarkMails();
  const openSearch = useOpenSearch();
  const { uid, folder, attributes, sender } = message;
  const isLocked = attributes.isPassword && password === undefined;
  // Hide the content of a destroyed message, unless this was its last view.
  const isDestroyed = isGone && attributes.isBurn && attributes.burnLeft !== 0;
  const mail = { folder, uids: [uid], rows: [{ ...message, folderName: folder, recipients: message.to, isMoved: false }] };
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
        <MessageHeader
          headingId={headingId}
          headingLevel={headingLevel}
          {...message}
          isTwelveHour={status.uses12Hours}
          details={[
            {
              name: formatMessage(s.senderCheck),
              content: (
                <Suspense>
                  <SenderCheck message={message} />
                </Suspense>
              ),
            },
          ]}
          onFlag={rights.canChange ? (anchor) => ask('flag', anchor) : undefined}
          onRemoveTag={rights.canChange ? (tag) => mark(mail, { type: 'oneTag', tag, isOn: false }) : undefined}
          renderPerson={(person, children: ReactNode) => (
            <PersonWithCard person={person} card={(close) => <PersonCard person={person} onDone={close} />}>
              {children}
            </PersonWithCard>
          )}
          actions={
            <>
              {message.isHtml && message.text !== '' && (
                <Button variant="quiet" size="small" onPress={() => onMode(mode === 'html' ? 'text' : 'html')}>
                  {formatMessage(mode === 'html' ? s.textMode : s.htmlMode)}
                </Button>
              )}
              {colours.onSwitch && !isLocked && (
                <Button variant="quiet" size="small" onPress={colours.onSwitch}>
                  {formatMessage(colours.isAdapted ? s.originalColours : s.adaptColours)}
                </Button>
              )}
              <HeaderActions
                hasRemark={message.remark !== ''}
                onRemark={rights.canChange ? remark : undefined}
                onMeeting={rights.canSend ? () => setMeeting(true) : undefined}
                onExchanges={
                  rights.canSend
                    ? () =>
                        openSearch(
                          { person: sender.address },
                          { title: formatMessage(s.exchanged, { name: sender.name || sender.address }) },
                        )
                    : undefined
                }
              />
            </>
          }
        />
      }
      notices={
        <>
          {attributes.isOwn && message.messageId !== '' && (
            <Suspense>
              <Life messageId={message.messageId} />
            </Suspense>
          )}
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
      files={
        isLocked || isDestroyed ? undefined : (
          <LetterFiles message={message} grant={grant} isSealed={attributes.isPassword || attributes.isBurn} />
        )
      }
      foot={
        isShown &&
        rights.canSend &&
        !isLocked && (
          <Suspense>
            <QuickReplyBox message={message} password={password} isBurned={isGone && attributes.isBurn} />
          </Suspense>
        )
      }
      aside={attributes.isOwn ? <DeliverySection messageId={message.messageId} mail={message} /> : undefined}
    >
      {isLocked && <PasswordGate message={message} />}
      {!isLocked && !isDestroyed && (
        <LetterBody message={message} mode={mode} inDark={colours.inDark} grant={grant} place={placeOf(tabId)} />
      )}
      {isMeeting && (
        <Suspense>
          <MeetingFromMail message={message} onClose={() => setMeeting(false)} />
        </Suspense>
      )}
      {asked && <RowPopover target={asked} onClose={() => setAsked(null)} />}
    </ReadingPane>
  );
}
