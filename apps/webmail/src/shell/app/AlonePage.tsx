import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../core/language/lazyPart.ts';
import { LockedAway, lockWindow, useLockedElsewhere } from '../../core/lock/index.ts';
import { watchInput } from '../../core/session/watchInput.ts';

const MessageInfoScreen = lazyPart(async () => (await import('../../places/mailbox/MessageInfoScreen.tsx')).MessageInfoScreen);
const PrintScreen = lazyPart(async () => (await import('../../mail/print/PrintScreen.tsx')).PrintScreen);
const SharePlace = lazyPart(async () => (await import('../../places/share/index.ts')).SharePlace);
const PreviewScreen = lazyPart(async () => (await import('../../mail/preview/PreviewScreen.tsx')).PreviewScreen);

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
