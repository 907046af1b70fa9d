import { useSelector } from '@xstate/react';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useAccount } from '../../core/account/index.ts';

/** Calls `onOpen` when a prepared message gets its tab, before it is painted. A separate component, so that the form doesn't re-render. */
export function Opening({ tabId, onOpen }: { tabId: string; onOpen: () => void }): null {
  const { account } = useAccount();
  const isOpen = useSelector(account, ({ context }) => context.tabs.some(({ id }) => id === tabId));
  const tell = useEffectEvent(onOpen);
  useLayoutEffect(() => {
    if (isOpen) tell();
  }, [isOpen]);
  return null;
}
