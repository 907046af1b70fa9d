import { useAccount } from '../../core/account/index.ts';

/** Returns the URL of administration (ADM-02) for administrators in their own mailbox, and otherwise `null` (LAY-18). */
export function useBackStage(): string | null {
  const { isAdmin, isInSharedMailbox, loginUrl } = useAccount().status;
  return isAdmin && !isInSharedMailbox ? loginUrl || '/operation/' : null;
}
