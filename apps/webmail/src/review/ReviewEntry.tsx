import { listTabId } from '@jinshu/mail-machines';
import { NoticeStack, ReviewNotice } from '@jinshu/ui/new-mail-notice';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../app/AccountProvider.tsx';
import type { AccountActor } from '../app/createAccountSystem.ts';
import type { SideEntry } from '../folder/FolderPane.tsx';
import { layoutStrings } from '../layout/layout.strings.ts';
import { useGoTo } from '../layout/useGoTo.ts';
import { reviewStateOptions } from './review.queries.ts';

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
    // Whoever is there goes back to its list: nothing that is open closes.
    const onOpen = () => (isThere ? account.send({ type: 'activate', id: listTabId }) : goTo('/mailbox/review'));
    onEntries(isReviewer ? [{ key: reviewEntryKey, name, unseenCount: count, icon: 'clipboard_task', onOpen }] : []);
  }, [isReviewer, count, name, isThere, account, goTo, onEntries]);
  return isReviewer && data && <Pending count={count} isThere={isThere} />;
}

/** How many mails somebody has been told of. It outlives the screen, and not the session. */
const told = new WeakMap<AccountActor, number>();

/** Tells of mail that has come to wait, until it is looked at or put away. */
function Pending({ count, isThere }: { count: number; isThere: boolean }) {
  const { account } = useAccount();
  const goTo = useGoTo();
  const [known, setKnown] = useState(told.get(account) ?? 0);
  useEffect(() => {
    // Fewer wait than one has been told of: of the next one is told again.
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
