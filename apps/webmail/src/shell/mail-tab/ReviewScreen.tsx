import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { useAccount } from '../../core/account/AccountProvider.tsx';
import { reviewStateOptions } from '../../core/cache/review.queries.ts';
import { layoutStrings } from '../../core/page/layout.strings.ts';
import { ScreenFailure } from '../../core/problem/ScreenFailure.tsx';
import { reviewEntryKey } from '../../places/mailbox/ReviewEntry.tsx';
import { ReviewListPane } from '../../places/review/ReviewListPane.tsx';
import { MailboxScreen } from '../mail-tab/MailboxScreen.tsx';

// Exported here to share a chunk with the screen: reviewers open messages from its list.
export { ReviewTab } from '../../places/review/ReviewTab.tsx';

/** The review of outgoing mail (RTE-05, REV-03): the mailbox with the review in its first tab. Only for those who review. */
export function ReviewScreen() {
  const { formatMessage } = useIntl();
  const { api } = useAccount();
  const { data, error, refetch } = useQuery(reviewStateOptions(api));
  if (!data) return error && <ScreenFailure error={error} onRetry={() => void refetch()} />;
  if (!data.isReviewer) return <Navigate to="/mailbox/welcome" replace />;
  return (
    <MailboxScreen
      first={{ entry: reviewEntryKey, title: formatMessage(layoutStrings.review), count: data.count, children: <ReviewListPane /> }}
    />
  );
}
