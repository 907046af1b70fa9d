import { listTabId } from '@jinshu/mail-machines';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useAccount, useGoTo } from '../../core/account/index.ts';
import { lazyPart } from '../../core/language/index.ts';
import { lateParts, layoutStrings } from '../../core/page/index.ts';
import { dueEvents, showInTitle } from '../../core/push/index.ts';
import { useShortcuts } from '../../core/shortcut/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { useBeginMail } from '../../mail/draft/index.ts';
import { EventReminder } from '../../places/calendar/index.ts';
import { ScreenLock, useLeaveLocked } from '../../places/lock/index.ts';
import { shortcutHelp } from './shortcutHelp.ts';

const ShortcutHelp = lazyPart(async () => (await import('./ShortcutHelp.tsx')).ShortcutHelp);

/** The keys that every screen has, and the sheet that lists them all. It comes on every screen, and so looks after the locks as well. */
export function PageKeys({ isMailbox = false }: { isMailbox?: boolean }) {
  const { formatMessage } = useIntl();
  const { account, info, rights } = useAccount();
  const { compose } = useBeginMail();
  const goTo = useGoTo();
  useLeaveLocked();
  useEffect(lateParts.come, []);
  useEffect(() => showInTitle(info.title, (count) => formatMessage(layoutStrings.newMail, { count })), [info.title, formatMessage]);
  const showsHelp = useSyncExternalStore(shortcutHelp.subscribe, shortcutHelp.isOpen);
  const due = useSyncExternalStore(dueEvents.subscribe, dueEvents.get);
  // Close the sheet on logout, so that it isn't open after the next login.
  useEffect(() => shortcutHelp.close, []);
  const toFolder = (rawName: string) => () => {
    account.send({ type: 'activate', id: listTabId });
    goTo(`/mailbox/innerbox/${rawName}`);
  };
  const step = (by: number) => () => {
    const { tabs, activeId } = account.getSnapshot().context;
    const ids = [listTabId, ...tabs.map(({ id }) => id)];
    const next = ids[ids.indexOf(activeId) + by];
    if (next !== undefined) account.send({ type: 'activate', id: next });
  };
  const undo = () => {
    const last = toasts.getSnapshot().findLast(({ action }) => action);
    if (!last) return;
    toasts.close(last.id);
    last.action?.onPress();
  };
  useShortcuts({
    'g i': toFolder('INBOX'),
    'g d': toFolder('Drafts'),
    'g s': toFolder('Sent'),
    'g t': toFolder('Trash'),
    'g r': () => goTo('/mailbox/review'),
    c: isMailbox && rights.canSend && compose,
    '[': isMailbox && step(-1),
    ']': isMailbox && step(1),
    '/': () => document.querySelector<HTMLInputElement>('header input[type="search"]')?.focus(),
    z: undo,
    '?': shortcutHelp.open,
    // The way that is left where keys that write a sign are turned off.
    'ctrl+/': shortcutHelp.open,
  });
  return (
    <>
      <Suspense>
        <ScreenLock />
      </Suspense>
      {due.map((one) => (
        <Suspense key={one.calendarEventId + one.startsAt}>
          <EventReminder due={one} />
        </Suspense>
      ))}
      {showsHelp && (
        <Suspense>
          <ShortcutHelp onClose={shortcutHelp.close} />
        </Suspense>
      )}
    </>
  );
}
