import { subjectOfAttachment } from '@jinshu/api';
import { AttachmentList } from '@jinshu/ui/attachment-list';
import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { MessageBody } from '@jinshu/ui/message-body';
import { MessageHeader } from '@jinshu/ui/message-header';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { type ComposerSnapshot, composeStrings as s } from '../../mail/draft/index.ts';

type Context = ComposerSnapshot['context'];

/** Preview of the message as recipients will see it, without the Bcc. It doesn't send or save anything (CMP-02, D-126). */
export function ComposePreview({ draft, attachments, onClose }: Pick<Context, 'draft' | 'attachments'> & { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { status } = useAccount();
  const [now] = useState(() => new Date().toISOString());
  const subject = draft.subject.trim() === '' ? subjectOfAttachment(attachments[0]?.name ?? '') : draft.subject;
  return (
    <Dialog
      size="large"
      title={formatMessage(s.previewTitle)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<Button onPress={onClose}>{formatMessage(s.previewClose)}</Button>}
    >
      <MessageHeader
        {...draft}
        subject={subject}
        // If sent separately, recipients don't see each other.
        to={draft.isSeparate ? draft.to.slice(0, 1) : draft.to}
        bcc={[]}
        headingLevel={3}
        flagColor={null}
        isTwelveHour={status.uses12Hours}
        sentAt={now}
        arrivedAt={now}
      />
      <AttachmentList attachments={attachments.map(({ key, name, size }) => ({ sid: key, name, size }))} />
      <MessageBody html={draft.isHtml ? draft.html : undefined} text={draft.text} />
    </Dialog>
  );
}
