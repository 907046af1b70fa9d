import { useAccount } from '../app/AccountProvider.tsx';

/** Where administration happens (ADM-02), for administrators in their own mailbox; `null` for everybody else (LAY-18). */
export function useBackStage(): string | null {
  const { isAdmin, isInSharedMailbox, loginUrl } = useAccount().status;
  return isAdmin && !isInSharedMailbox ? loginUrl || '/operation/' : null;
}
