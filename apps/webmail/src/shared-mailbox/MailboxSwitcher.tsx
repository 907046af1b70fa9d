import { MailboxSwitch } from '@jinshu/ui/mailbox-switch';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../app/AccountProvider.tsx';
import { userInfoOptions } from '../session/session.queries.ts';
import { mailboxKey } from '../session/sessionStore.ts';
import { useSwitchMailbox } from './useSwitchMailbox.ts';

/** Whose mailbox is open, and the way into those that others share, or back (SHR-05, SHR-06). */
export function MailboxSwitcher() {
  const { api, status, userName } = useAccount();
  const { data: user } = useQuery(userInfoOptions(api));
  const switchTo = useSwitchMailbox();
  const here = status.mailboxes.find(({ shareId }) => String(shareId) === localStorage.getItem(mailboxKey));
  if (status.isInSharedMailbox) return <MailboxSwitch name={here?.name || here?.userName || userName} onBack={() => switchTo(null)} />;
  return (
    <MailboxSwitch
      name={user?.name || userName}
      mailboxes={status.mailboxes.map(({ shareId, userName: address, name }) => ({ id: String(shareId), name: name || address, address }))}
      onSwitch={(id) => switchTo(Number(id))}
    />
  );
}
