import { traitsOf } from '@jinshu/api';
import { Banner } from '@jinshu/ui/banner';
import { ReadingPane } from '@jinshu/ui/mailbox-layout';
import { MessageHeader, PersonWithCard } from '@jinshu/ui/message-header';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { PersonCard } from '../../mail/contact/index.ts';
import type { ReadingPlace } from '../../mail/letter/index.ts';
import { LetterBody, ModeSwitch, type ModeSwitchProps } from '../../mail/message/index.ts';
import { LetterFiles } from '../../mail/preview/index.ts';
import { TraitNotices } from '../../mail/sender-check/index.ts';
import { attachedMessageStrings as s } from './attached-message.strings.ts';
import type { ShownMessage } from './useAttachedMessage.ts';

export interface AttachedLetterProps extends ModeSwitchProps {
  message: ShownMessage;
  /** Id of the message among the attachments. */
  sid: string | undefined;
  grant: string | undefined;
  place: ReadingPlace;
}

/** Header, notices, body and files of an attached message. */
export function AttachedLetter({ message, sid, grant, place, mode, onMode }: AttachedLetterProps) {
  const { formatMessage } = useIntl();
  const { status } = useAccount();
  const headingId = useId();
  const traits = traitsOf(message);
  return (
    <ReadingPane
      labelledBy={headingId}
      place={place}
      header={
        <MessageHeader
          {...message}
          headingId={headingId}
          headingLevel={1}
          arrivedAt={undefined}
          flagColor={null}
          isTwelveHour={status.uses12Hours}
          renderPerson={(person, children) => (
            <PersonWithCard person={person} card={(close) => <PersonCard person={person} onDone={close} />}>
              {children}
            </PersonWithCard>
          )}
          actions={message.isHtml && message.text !== '' ? <ModeSwitch mode={mode} onMode={onMode} /> : undefined}
        />
      }
      notices={
        <>
          <Banner>{formatMessage(s.from)}</Banner>
          {traits && <TraitNotices traits={traits} />}
        </>
      }
      files={<LetterFiles message={message} grant={grant} isSealed={grant !== undefined} />}
    >
      <LetterBody message={message} sid={sid} mode={mode} grant={grant} place={place} />
    </ReadingPane>
  );
}
