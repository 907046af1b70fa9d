import { useSelector } from '@xstate/react';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useAccount } from '../app/AccountProvider.tsx';

/** Tells that a letter has its tab, in the moment in which it comes in sight. A part of its own: the form is not drawn anew for it. */
export function Opening({ tabId, onOpen }: { tabId: string; onOpen: () => void }): null {
  const { account } = useAccount();
  const isOpen = useSelector(account, ({ context }) => context.tabs.some(({ id }) => id === tabId));
  const tell = useEffectEvent(onOpen);
  useLayoutEffect(() => {
    if (isOpen) tell();
  }, [isOpen]);
  return null;
}
