import { Button } from '@jinshu/ui/button';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useIntl } from 'react-intl';
import { describeProblem } from './describeProblem.ts';
import { problemStrings } from './problem.strings.ts';

/** Error state for content that couldn't be loaded: shows the reason and a retry button. */
export function ScreenFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const intl = useIntl();
  return (
    <EmptyState
      drawing="failure"
      isAnnounced
      title={describeProblem(intl, error)}
      actions={<Button onPress={onRetry}>{intl.formatMessage(problemStrings.retry)}</Button>}
    />
  );
}
