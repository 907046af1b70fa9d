import { type AttachedMessage, downloadAttachment, type Message, traitsOf } from '@jinshu/api';
import { holderTabId, type MailTab } from '@jinshu/mail-machines';
import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon-more';
import { BackToList, ReadingPane } from '@jinshu/ui/mailbox-layout';
import { MessageHeader, PersonWithCard } from '@jinshu/ui/message-header';
import { SkeletonRows } from '@jinshu/ui/skeleton';
import { Toolbar, ToolbarButton, ToolbarSpacer } from '@jinshu/ui/toolbar';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount, useClock } from '../../core/account/index.ts';
import { attachedMessageOptions } from '../../core/cache/index.ts';
import { ScreenFailure } from '../../core/problem/index.ts';
import { parametersOptions } from '../../core/session/index.ts';
import { PersonCard } from '../../mail/contact/index.ts';
import { useUnlocked } from '../../mail/draft/index.ts';
import { placeOf } from '../../mail/letter/index.ts';
import { LetterBody, messageReadingStrings } from '../../mail/message/index.ts';
import { LetterFiles } from '../../mail/preview/index.ts';
import { printMail } from '../../mail/print/index.ts';
import { TraitNotices } from '../../mail/sender-check/index.ts';
import { attachedMessageStrings as s } from './attached-message.strings.ts';

/** Tab of a message attached to another one. Shows its header, body and attachments, including messages attached to it. */
export function AttachedMessageTab({ tab }: { tab: MailTab }) {
  const { formatMessage } = useIntl();
  const clock = useClock();
  const { api, account, info } = useAccount();
  const { folder, uid, sid } = tab;
  const unlocked = useUnlocked({ folder, uid });
  // The mail that carries it may be closed while this one is read on.
  const [kept] = useState(unlocked?.grant);
  const grant = unlocked?.grant ?? kept;
  const { data, error, refetch } = useQuery(attachedMessageOptions(api, { folder, uid, sid, grant }));
  const { data: parameters } = useQuery(parametersOptions(api));
  const [chosen, choose] = useState<'html' | 'text'>();
  const holderId = holderTabId(tab);
  const hasHolder = useSelector(account, ({ context }) => context.tabs.some(({ id }) => id === holderId));
  const mode = chosen ?? parameters?.readType ?? 'html';
  const close = () => account.send({ type: 'close', id: tab.id });

  if (error) return <ScreenFailure error={error} onRetry={() => void refetch()} />;
  const message = data && { ...data, folder, uid };
  const print = () => message && printMail(printedOf(message), mode, { grant, clock, pictures: placeOf(tab.id).pictures });
  return (
    <>
      <Toolbar label={formatMessage(s.toolbar)}>
        <BackToList onPress={close} />
        {hasHolder && (
          <ToolbarButton
            icon="arrow_left"
            label={formatMessage(s.toHolder)}
            onPress={() => account.send({ type: 'activate', id: holderId })}
          />
        )}
        {info.canPrint && (
          <ToolbarButton icon={<Icon name="print" />} label={formatMessage(s.print)} isDisabled={!message} onPress={print} />
        )}
        {info.canDownload && (
          <ToolbarButton
            icon={<Icon name="arrow_download" />}
            label={formatMessage(s.download)}
            onPress={() => window.open(api.href(downloadAttachment, { query: { folder, uid, sid, download: true, grant } }))}
          />
        )}
        <ToolbarSpacer />
        <ToolbarButton icon="dismiss" label={formatMessage(s.close)} dropsLabel="always" onPress={close} />
      </Toolbar>
      {message ? <AttachedLetter tab={tab} message={message} grant={grant} mode={mode} onMode={choose} /> : <SkeletonRows />}
    </>
  );
}

/** Returns the data to print. The arrival time is unknown, so the sent time is used. */
const printedOf = ({ sentAt, ...message }: AttachedMessage & { folder: string; uid: number }) => ({
  ...message,
  sentAt,
  arrivedAt: sentAt ?? '',
  bcc: [],
  tags: [],
});

interface AttachedLetterProps {
  tab: MailTab;
  message: AttachedMessage & Pick<Message, 'folder' | 'uid'>;
  grant: string | undefined;
  mode: 'html' | 'text';
  onMode: (mode: 'html' | 'text') => void;
}

function AttachedLetter({ tab, message, grant, mode, onMode }: AttachedLetterProps) {
  const { formatMessage } = useIntl();
  const { status } = useAccount();
  const headingId = useId();
  const traits = traitsOf(message);
  return (
    <ReadingPane
      labelledBy={headingId}
      place={placeOf(tab.id)}
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
          actions={
            message.isHtml && message.text !== '' ? (
              <Button variant="quiet" size="small" onPress={() => onMode(mode === 'html' ? 'text' : 'html')}>
                {formatMessage(mode === 'html' ? messageReadingStrings.textMode : messageReadingStrings.htmlMode)}
              </Button>
            ) : undefined
          }
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
      <LetterBody message={message} sid={tab.sid} mode={mode} grant={grant} place={placeOf(tab.id)} />
    </ReadingPane>
  );
}
