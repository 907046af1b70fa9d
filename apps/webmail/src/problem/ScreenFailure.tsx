import { Button } from '@jinshu/ui/button';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useIntl } from 'react-intl';
import { describeProblem } from './describeProblem.ts';
import { problemStrings } from './problem.strings.ts';

/** Stands in the place of something that could not be loaded, says why, and tries again. */
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
