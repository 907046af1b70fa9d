import { downloadAttachment } from '@jinshu/api';
import { holderTabId, type MailTab } from '@jinshu/mail-machines';
import { Icon } from '@jinshu/ui/icon-more';
import { BackToList } from '@jinshu/ui/mailbox-layout';
import { Toolbar, ToolbarButton, ToolbarSpacer } from '@jinshu/ui/toolbar';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { usePrint } from '../../mail/print/index.ts';
import { attachedMessageStrings as s } from './attached-message.strings.ts';
import type { ShownMessage } from './useAttachedMessage.ts';

export interface AttachedToolbarProps {
  tab: MailTab;
  /** Absent until it is there. */
  message: ShownMessage | undefined;
  grant: string | undefined;
  mode: 'html' | 'text';
}

/** Toolbar above an attached message. */
export function AttachedToolbar({ tab, message, grant, mode }: AttachedToolbarProps) {
  const { formatMessage } = useIntl();
  const { api, account, info } = useAccount();
  const print = usePrint(tab.id, mode, grant);
  const holderId = holderTabId(tab);
  const hasHolder = useSelector(account, ({ context }) => context.tabs.some(({ id }) => id === holderId));
  const close = () => account.send({ type: 'close', id: tab.id });
  const { folder, uid, sid } = tab;
  return (
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
        <ToolbarButton
          icon={<Icon name="print" />}
          label={formatMessage(s.print)}
          isDisabled={!message}
          onPress={() => message && print(printedOf(message))}
        />
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
  );
}

/** Returns the data to print. The arrival time is unknown, so the sent time is used. */
const printedOf = ({ sentAt, ...message }: ShownMessage) => ({
  ...message,
  sentAt,
  arrivedAt: sentAt ?? '',
  bcc: [],
  tags: [],
});
