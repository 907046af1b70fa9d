import type { Draft } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { MessageBody } from '@jinshu/ui/message-body';
import { MessageHeader } from '@jinshu/ui/message-header';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { composeStrings as s } from './compose.strings.ts';

/** The mail as its recipient will see it; nothing is sent or saved (CMP-02, D-126). */
export function ComposePreview({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [now] = useState(() => new Date().toISOString());
  return (
    <Dialog
      size="large"
      title={formatMessage(s.previewTitle)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<Button onPress={onClose}>{formatMessage(s.previewClose)}</Button>}
    >
      <MessageHeader {...draft} headingLevel={3} flagColor={null} sentAt={now} arrivedAt={now} />
      <MessageBody html={draft.isHtml ? draft.html : undefined} text={draft.text} />
    </Dialog>
  );
}
