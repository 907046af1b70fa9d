import { TabbedPage } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon-more';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { MailboxTable } from './MailboxTable.tsx';
import { NewMailbox } from './NewMailbox.tsx';
import { sharedMailboxStrings as s } from './shared-mailbox.strings.ts';

/** Tables of the shared mailboxes and of the lists. */
export function SharedScreen() {
  const { formatMessage } = useIntl();
  const mayManage = useMay('manage');
  const [isAdding, setAdding] = useState(false);
  return (
    <TabbedPage
      title={formatMessage(s.section)}
      actions={
        mayManage && (
          <Button tone="accent" icon={<Icon name="add" />} onPress={() => setAdding(true)}>
            {formatMessage(s.add)}
          </Button>
        )
      }
      currentTab="mailboxes"
      onTabChange={() => undefined}
      tabs={[{ id: 'mailboxes', title: formatMessage(s.title), content: <MailboxTable /> }]}
    >
      {isAdding && <NewMailbox onClose={() => setAdding(false)} />}
    </TabbedPage>
  );
}
