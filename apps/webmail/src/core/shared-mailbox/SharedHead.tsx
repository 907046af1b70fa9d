import { MailboxHead } from '@jinshu/ui/mailbox-switch';
import { useAccount } from '../account/index.ts';
import { ownerOf } from './ownerOf.ts';

/** Shows the owner of the folders and the access level (SHR-03). */
export function SharedHead() {
  const { status, userName } = useAccount();
  const { canAll, canWrite, canSend } = status;
  const name = ownerOf(status, userName);
  if (name === undefined) return null;
  return <MailboxHead name={name} level={canAll ? 'full' : canWrite ? 'write' : canSend ? 'send' : 'read'} />;
}
