import type { Message } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { HeaderActions, MessageHeader, PersonWithCard } from '@jinshu/ui/message-header';
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { PersonCard } from '../contact/index.ts';
import { MeetingFromMail } from '../event/index.ts';
import type { useLetterColours } from '../letter-colours/index.ts';
import { useOpenSearch } from '../search/index.ts';
import { SenderCheck } from '../sender-check/index.ts';
import { ModeSwitch } from './ModeSwitch.tsx';
import { messageReadingStrings as s } from './message-reading.strings.ts';
import type { ReadingView } from './useListActions.tsx';

export interface LetterHeaderProps {
  message: Message;
  view: ReadingView;
  headingId: string;
  /** Absent while the message is locked: it has no colors yet. */
  colours: ReturnType<typeof useLetterColours> | undefined;
  onFlag: ((anchor: HTMLElement) => void) | undefined;
  onRemoveTag: ComponentProps<typeof MessageHeader>['onRemoveTag'];
  onRemark: (() => void) | undefined;
}

/** Header of a message: people, time, tags, result of the sender check, and actions. */
export function LetterHeader({ message, view, headingId, colours, ...marks }: LetterHeaderProps) {
  const { formatMessage } = useIntl();
  const { status, rights } = useAccount();
  const openSearch = useOpenSearch();
  const [isMeeting, setMeeting] = useState(false);
  const { mode, onMode, headingLevel = 1 } = view;
  const { sender } = message;
  const showExchanges = () =>
    openSearch({ person: sender.address }, { title: formatMessage(s.exchanged, { name: sender.name || sender.address }) });
  return (
    <>
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
        onFlag={marks.onFlag}
        onRemoveTag={marks.onRemoveTag}
        renderPerson={(person, children: ReactNode) => (
          <PersonWithCard person={person} card={(close) => <PersonCard person={person} onDone={close} />}>
            {children}
          </PersonWithCard>
        )}
        actions={
          <>
            {message.isHtml && message.text !== '' && <ModeSwitch mode={mode} onMode={onMode} />}
            {colours?.onSwitch && (
              <Button variant="quiet" size="small" onPress={colours.onSwitch}>
                {formatMessage(colours.isAdapted ? s.originalColours : s.adaptColours)}
              </Button>
            )}
            <HeaderActions
              hasRemark={message.remark !== ''}
              onRemark={marks.onRemark}
              onMeeting={rights.canSend ? () => setMeeting(true) : undefined}
              onExchanges={rights.canSend ? showExchanges : undefined}
            />
          </>
        }
      />
      <Suspense>{isMeeting && <MeetingFromMail message={message} onClose={() => setMeeting(false)} />}</Suspense>
    </>
  );
}
