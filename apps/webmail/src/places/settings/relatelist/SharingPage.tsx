import { Panel } from '@jinshu/ui/app-shell';
import { Banner } from '@jinshu/ui/banner';
import { MailboxSharingPage } from '@jinshu/ui/mailbox-sharing';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSwitchMailbox } from '../../../core/shared-mailbox/index.ts';
import { pageStrings } from '../settings.strings.ts';
import { ImportSharing } from './ImportSharing.tsx';
import { ShareWithColleagues } from './ShareWithColleagues.tsx';
import { sharingStrings as s } from './sharing.strings.ts';
import { useShares } from './useShares.ts';

/** Colleagues with access to the own mailbox, and the mailboxes that are shared with the user (SET-96, SHR-17 to SHR-22). */
export function SharingPage() {
  const { formatMessage } = useIntl();
  const own = useShares();
  const switchTo = useSwitchMailbox();
  const [open, setOpen] = useState<'share' | 'import'>();
  const close = () => setOpen(undefined);
  return (
    <Panel>
      <MailboxSharingPage
        title={formatMessage(pageStrings.relatelist)}
        people={own.people}
        mailboxes={own.mailboxes}
        onShare={() => setOpen('share')}
        onImport={() => setOpen('import')}
        onLevelChange={own.setLevel}
        onRemove={own.remove}
        onOpen={(id) => switchTo(Number(id))}
      >
        {!own.isOwn && <Banner tone="info">{formatMessage(s.notOwn)}</Banner>}
      </MailboxSharingPage>
      {open === 'share' && <ShareWithColleagues onDone={own.refresh} onClose={close} />}
      {open === 'import' && <ImportSharing onDone={own.refresh} onClose={close} />}
    </Panel>
  );
}
