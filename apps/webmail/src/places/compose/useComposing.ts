import type { ComposeChange } from '@jinshu/mail-machines';
import { listTabId, type MailTab, type Presence } from '@jinshu/mail-machines';
import { useEffect } from 'react';
import { useAccount } from '../../core/account/index.ts';
import type { Composer } from '../../mail/draft/index.ts';

/** Changes the form of a message. */
export type ComposeChangeFn = (change: ComposeChange['change']) => void;

/** A composer as its tab works with it. */
export function useComposing(composer: Composer, tab: MailTab) {
  const { account } = useAccount();
  // CMP-47, CMP-48: timers depend on the user's presence. Nothing visible does, so switching tabs doesn't re-render open messages.
  useEffect(() => {
    const tell = () => {
      const { tabs, activeId } = account.getSnapshot().context;
      const active = activeId === listTabId ? undefined : tabs.find(({ id }) => id === activeId);
      const presence: Presence = activeId === tab.id ? 'here' : active?.kind === 'compose' ? 'beside' : 'away';
      const { status, context } = composer.getSnapshot();
      if (status === 'active' && context.presence !== presence) composer.send({ type: 'switched', presence });
    };
    tell();
    const { unsubscribe } = account.subscribe(tell);
    return unsubscribe;
  }, [account, composer, tab.id]);
  const change: ComposeChangeFn = (patch) => {
    // A form commits its last input on unmount, when its message may already be closed.
    if (composer.getSnapshot().status === 'active') composer.send({ type: 'change', change: patch });
  };
  return { change };
}
