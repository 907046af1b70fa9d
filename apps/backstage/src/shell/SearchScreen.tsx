import { ScreenFailure } from '@jinshu/app/problem';
import { BackStagePage, FoundList } from '@jinshu/ui/back-stage';
import { EmptyState } from '@jinshu/ui/empty-state';
import { ProgressCircle } from '@jinshu/ui/progress-circle';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { frameStrings as s } from './frame.strings.ts';
import { useFound } from './useFound.ts';

/** Results of the search in the bar (BAK-05). The text is in the address, so that a reload and a copied link show the same. */
export function SearchScreen() {
  const { formatMessage } = useIntl();
  const keyword = (useSearchParams()[0].get('q') ?? '').trim();
  const { groups, isLoading, error, retry } = useFound(keyword);
  return (
    <BackStagePage title={formatMessage(s.found, { keyword })}>
      {error ? (
        <ScreenFailure error={error} onRetry={retry} />
      ) : isLoading ? (
        <ProgressCircle label={formatMessage(s.search)} isIndeterminate />
      ) : (
        <FoundList groups={groups} emptyState={<EmptyState title={formatMessage(s.foundNothing)} />} />
      )}
    </BackStagePage>
  );
}
