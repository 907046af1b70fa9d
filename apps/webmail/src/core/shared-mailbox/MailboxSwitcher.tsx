import { MailboxSwitch } from '@jinshu/ui/mailbox-switch';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../account/index.ts';
import { userInfoOptions } from '../session/index.ts';
import { ownerOf } from './ownerOf.ts';
import { useSwitchMailbox } from './useSwitchMailbox.ts';

/** Shows the owner of the open mailbox, with a menu to switch to shared mailboxes and back (SHR-05, SHR-06). */
export function MailboxSwitcher() {
  const { api, status, userName } = useAccount();
  const { data: user } = useQuery(userInfoOptions(api));
  const switchTo = useSwitchMailbox();
  const owner = ownerOf(status, userName);
  if (owner !== undefined) return <MailboxSwitch name={owner} onBack={() => switchTo(null)} />;
  return (
    <MailboxSwitch
      name={user?.name || userName}
      mailboxes={status.mailboxes.map(({ shareId, userName: address, name }) => ({ id: String(shareId), name: name || address, address }))}
      onSwitch={(id) => switchTo(Number(id))}
    />
  );
}
