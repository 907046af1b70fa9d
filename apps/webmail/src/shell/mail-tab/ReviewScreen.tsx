import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { reviewStateOptions } from '../../core/cache/index.ts';
import { layoutStrings } from '../../core/page/index.ts';
import { ScreenFailure } from '../../core/problem/index.ts';
import { reviewEntryKey } from '../../places/mailbox/index.ts';
import { ReviewListPane } from '../../places/review/index.ts';
import { MailboxScreen } from '../mail-tab/MailboxScreen.tsx';

// Exported here to share a chunk with the screen: reviewers open messages from its list.
export { ReviewTab } from '../../places/review/index.ts';

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
