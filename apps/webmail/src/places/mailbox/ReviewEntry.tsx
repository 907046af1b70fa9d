import { listTabId } from '@jinshu/mail-machines';
import { NoticeStack, ReviewNotice } from '@jinshu/ui/new-mail-notice';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { type AccountActor, useAccount, useGoTo } from '../../core/account/index.ts';
import { reviewStateOptions } from '../../core/cache/index.ts';
import { layoutStrings } from '../../core/page/index.ts';
import type { SideEntry } from './FolderPane.tsx';

/** The key of the review beside the folders, and the last part of its address. */
export const reviewEntryKey = 'review';

/** Puts the review beside the folders of those who review mail (FLD-09, REV-01), and tells them of mail that waits (PSH-15). */
export function ReviewEntry({ onEntries }: { onEntries: (entries: readonly SideEntry[]) => void }) {
  const { formatMessage } = useIntl();
  const { account, api } = useAccount();
  const goTo = useGoTo();
  const { pathname } = useLocation();
  const { data } = useQuery(reviewStateOptions(api));
  const isReviewer = data?.isReviewer ?? false;
  const count = data?.count ?? 0;
  const name = formatMessage(layoutStrings.review);
  const isThere = pathname.startsWith('/mailbox/review');
  useEffect(() => {
    // On the review page, only activate its list: open tabs stay open.
    const onOpen = () => (isThere ? account.send({ type: 'activate', id: listTabId }) : goTo('/mailbox/review'));
    onEntries(isReviewer ? [{ key: reviewEntryKey, name, unseenCount: count, icon: 'clipboard_task', onOpen }] : []);
  }, [isReviewer, count, name, isThere, account, goTo, onEntries]);
  return isReviewer && data && <Pending count={count} isThere={isThere} />;
}

/** Number of waiting messages that the reviewer was last notified about. Outlives the screen, but not the session. */
const told = new WeakMap<AccountActor, number>();

/** Notice of newly waiting messages, until the reviewer opens the review or dismisses it. */
function Pending({ count, isThere }: { count: number; isThere: boolean }) {
  const { account } = useAccount();
  const goTo = useGoTo();
  const [known, setKnown] = useState(told.get(account) ?? 0);
  useEffect(() => {
    // Fewer messages wait than in the last notice: lower the number, so that the next one triggers a notice.
    if (isThere || count < known) {
      told.set(account, count);
      setKnown(count);
    }
  }, [account, isThere, count, known]);
  if (isThere || count <= known) return null;
  const dismiss = () => {
    told.set(account, count);
    setKnown(count);
  };
  const open = () => {
    dismiss();
    goTo('/mailbox/review');
  };
  return createPortal(
    <NoticeStack>
      <ReviewNotice count={count} onOpen={open} onDismiss={dismiss} />
    </NoticeStack>,
    document.body,
  );
}
