import { TabbedPage } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon-more';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../core/session/index.ts';
import { DiskCapacity } from './DiskCapacity.tsx';
import { NewList } from './NewList.tsx';
import { NewMailbox } from './NewMailbox.tsx';
import { sharedMailboxStrings as s } from './shared-mailbox.strings.ts';
import { useEnterpriseDisk } from './useEnterpriseDisk.ts';
import { type SharedTab, sharedOpeners, sharedPaths, useSharedTabs } from './useSharedTabs.tsx';

/** Tables of the shared mailboxes, of the lists, and of the addresses that mean many people; and the enterprise disk. */
export function SharedScreen({ tab }: { tab: SharedTab }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const maySeeAll = useMay('see-all');
  const mayChange = useMay(tab === 'disk' ? 'govern' : 'manage');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { disk, subtitle } = useEnterpriseDisk(tab === 'disk' && maySeeAll);
  const opener = sharedOpeners[tab];
  return (
    <TabbedPage
      title={formatMessage(s.section)}
      subtitle={subtitle}
      actions={
        mayChange &&
        opener && (
          <Button tone="accent" icon={<Icon name={tab === 'disk' ? 'edit' : 'add'} />} onPress={() => setOpen(true)}>
            {formatMessage(opener)}
          </Button>
        )
      }
      currentTab={tab}
      onTabChange={(id) => void navigate(sharedPaths[id as SharedTab])}
      tabs={useSharedTabs()}
    >
      {isOpen && tab === 'mailboxes' && <NewMailbox onClose={close} />}
      {isOpen && tab === 'lists' && <NewList onClose={close} />}
      {isOpen && tab === 'disk' && disk && <DiskCapacity disk={disk} onClose={close} />}
    </TabbedPage>
  );
}
