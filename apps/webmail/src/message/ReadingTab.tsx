import { downloadAttachment, downloadAttachments, downloadMessage, type Message, type MessageRow, Problem } from '@jinshu/api';
import type { MailTab } from '@jinshu/mail-machines';
import { AttachmentList } from '@jinshu/ui/attachment-list';
import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon-more';
import { ReadingPane } from '@jinshu/ui/mailbox-layout';
import { MessageBody } from '@jinshu/ui/message-body';
import { HeaderActions, MessageHeader } from '@jinshu/ui/message-header';
import { SkeletonRows } from '@jinshu/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../app/AccountProvider.tsx';
import { applyChange } from '../cache/applyChange.ts';
import { useBeginMail } from '../compose/useBeginMail.ts';
import { DeliverySection } from '../delivery/DeliverySection.tsx';
import { ScreenFailure } from '../problem/ScreenFailure.tsx';
import { useOpenSearch } from '../search/useOpenSearch.ts';
import { parametersOptions } from '../session/session.queries.ts';
import { useShortcuts } from '../shortcut/useShortcuts.ts';
import { cachedRow, messageOptions } from './message.queries.ts';
import { messageStrings as s } from './message.strings.ts';
import { ReadingToolbar } from './ReadingToolbar.tsx';
import { RowPopover } from './RowPopover.tsx';
import type { RowTarget } from './RowTarget.ts';
import type { ReadingView } from './useListActions.tsx';
import { useMarkMails } from './useMarkMails.ts';

/** A mail being read. Its row stands in until the body is there. */
export function ReadingTab({ tab }: { tab: MailTab }) {
  const { api, queryClient } = useAccount();
  const ref = { folder: tab.folder, uid: tab.uid };
  const { data: message, error, refetch } = useQuery(messageOptions(api, ref));
  const { data: parameters } = useQuery(parametersOptions(api));
  const [chosen, setChosen] = useState<{ id: string; mode: 'html' | 'text' }>();
  const view: ReadingView = {
    mode: chosen?.id === tab.id ? chosen.mode : (parameters?.readType ?? 'html'),
    isHtml: message?.isHtml ?? false,
    onMode: (mode) => setChosen({ id: tab.id, mode }),
  };

  // RED-53: what cannot be found has moved, so list and folders are wrong as well.
  const isGone = error instanceof Problem && error.status === 404;
  useEffect(() => {
    if (!isGone) return;
    applyChange(queryClient, { type: 'message.removed', folder: tab.folder, uids: [tab.uid] });
  }, [isGone, queryClient, tab.folder, tab.uid]);

  if (error && !message) return <ScreenFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ReadingToolbar tab={tab} message={message} view={view} />
      {message ? <Letter key={tab.id} message={message} view={view} /> : <ComingLetter row={cachedRow(queryClient, ref)} />}
    </>
  );
}

/** What the list knows of a mail, until the rest is there. */
function ComingLetter({ row }: { row: MessageRow | undefined }) {
  const headingId = useId();
  if (!row) return <SkeletonRows />;
  return (
    <ReadingPane labelledBy={headingId} header={<MessageHeader {...row} headingId={headingId} headingLevel={1} to={row.recipients} />}>
      <SkeletonRows count={4} columns={['minmax(0, 1fr)']} />
    </ReadingPane>
  );
}

function Letter({ message, view: { mode, onMode } }: { message: Message; view: ReadingView }) {
  const { formatMessage } = useIntl();
  const { api, status, info } = useAccount();
  const headingId = useId();
  const [hasRemoteImages, setHasRemote] = useState(false);
  const [showsRemoteImages, setShowsRemote] = useState(false);
  const [asked, setAsked] = useState<RowTarget | null>(null);
  const { writeTo } = useBeginMail();
  const mark = useMarkMails();
  const openSearch = useOpenSearch();
  const { uid, folder, attributes } = message;
  const mail = { folder, uids: [uid], rows: [{ ...message, folderName: folder, recipients: message.to, isMoved: false }] };
  useShortcuts({
    s: () => {
      const anchor = document.getElementById(headingId);
      if (anchor) setAsked({ ...mail, kind: 'flag', anchor });
    },
  });
  const listed = message.attachments.filter(({ isInline }) => !isInline);

  return (
    <ReadingPane
      labelledBy={headingId}
      header={
        <MessageHeader
          headingId={headingId}
          headingLevel={1}
          {...message}
          isTwelveHour={status.uses12Hours}
          onFlag={(anchor) => setAsked({ ...mail, kind: 'flag', anchor })}
          onRemoveTag={(tag) => mark(mail, { type: 'oneTag', tag, isOn: false })}
          actions={
            <>
              {message.isHtml && message.text !== '' && (
                <Button variant="quiet" size="small" onPress={() => onMode(mode === 'html' ? 'text' : 'html')}>
                  {formatMessage(mode === 'html' ? s.textMode : s.htmlMode)}
                </Button>
              )}
              <HeaderActions
                hasRemark={message.remark !== ''}
                onRemark={() => {
                  const anchor = document.getElementById(headingId);
                  if (anchor) setAsked({ ...mail, kind: 'remark', anchor });
                }}
                // The words of an address stand in mails from it and to it (RED-25).
                onExchanges={() => openSearch({ keyword: message.sender.address })}
              />
            </>
          }
        />
      }
      notices={
        <>
          {attributes.hasReturnPath && <Banner tone="warning">{formatMessage(s.returnPath, { address: attributes.returnPath })}</Banner>}
          {attributes.isUnparsed && (
            <Banner
              tone="warning"
              actions={
                <Button size="small" onPress={() => window.open(api.href(downloadMessage, { query: { uid, folder } }))}>
                  {formatMessage(s.download)}
                </Button>
              }
            >
              {formatMessage(s.unparsed)}
            </Banner>
          )}
          {hasRemoteImages && !showsRemoteImages && mode === 'html' && (
            <Banner
              icon={<Icon name="image" size={20} />}
              isAnnounced
              actions={
                <Button size="small" onPress={() => setShowsRemote(true)}>
                  {formatMessage(s.showRemote)}
                </Button>
              }
            >
              {formatMessage(s.remoteBlocked)}
            </Banner>
          )}
          {listed.length > 0 && (
            <AttachmentList
              attachments={listed}
              {...(info.canDownload && {
                downloadHref: ({ sid }: { sid: string }) => api.href(downloadAttachment, { query: { uid, folder, sid, download: true } }),
                ...(listed.length > 1 && { downloadAllHref: api.href(downloadAttachments, { query: { uid, folder } }) }),
              })}
            />
          )}
        </>
      }
      aside={attributes.isOwn ? <DeliverySection messageId={message.messageId} /> : undefined}
    >
      <MessageBody
        html={message.isHtml ? message.html : undefined}
        text={message.isHtml && message.text === '' ? undefined : message.text}
        mode={mode}
        showsRemoteImages={showsRemoteImages}
        onRemoteImages={setHasRemote}
        onMailto={(href) => writeTo(href)}
        resolveCid={(contentId) => {
          const part = message.attachments.find((attachment) => attachment.contentId === contentId);
          return part && api.href(downloadAttachment, { query: { uid, folder, sid: part.sid, download: undefined } });
        }}
      />
      {asked && <RowPopover target={asked} onClose={() => setAsked(null)} />}
    </ReadingPane>
  );
}
