import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LockedAway, lockWindow, useLockedElsewhere } from '../../core/lock/index.ts';
import { watchInput } from '../../core/session/index.ts';
import { PreviewScreen } from '../../mail/preview/index.ts';
import { PrintScreen } from '../../mail/print/index.ts';
import { MessageInfoScreen } from '../../places/mailbox/index.ts';
import { SharePlace } from '../../places/share/index.ts';

/**
 * The screens outside the frame, which open in windows of their own: they load apart from it, all by one name. While the screen is locked
 * none of them shows anything (LCK-05).
 */
export function AlonePage() {
  // The page of a share needs no session, so no lock of a session covers it.
  return useLocation().pathname.startsWith('/fileshare') ? <SharePlace /> : <OwnWindow />;
}

function OwnWindow() {
  const { pathname, search, state } = useLocation();
  const isLocked = useLockedElsewhere();
  // Input in this window also counts for the window with the lock (SES-06).
  useEffect(() => watchInput(), []);
  useEffect(() => {
    if (isLocked) void lockWindow({ isAway: true, at: { pathname, search } });
  }, [isLocked, pathname, search]);
  if (isLocked) return <LockedAway />;
  if (pathname.startsWith('/print')) return <PrintScreen isShownAgain={(state as { wasLocked?: boolean } | null)?.wasLocked} />;
  return pathname.startsWith('/preview') ? <PreviewScreen /> : <MessageInfoScreen />;
}
