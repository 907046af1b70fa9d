import type { MailTab } from '@jinshu/mail-machines';
import { Button } from '@jinshu/ui/button';
import { EmptyState } from '@jinshu/ui/empty-state';
import { NothingFound } from '@jinshu/ui/search-form';
import { useIntl } from 'react-intl';
import { ScreenFailure } from '../../core/problem/index.ts';
import { conditionsOf, searchStrings as s } from '../../mail/search/index.ts';
import type { Found } from './useFound.ts';

export interface EmptySearchProps {
  found: Found;
  tab: MailTab;
  /** Called when the user wants to change the search. */
  onChange: () => void;
}

/** Why a search shows nothing: it failed, was stopped, or no mail meets its conditions, which it names (SRC-12, SRC-13). */
export function EmptySearch({ found, tab, onChange }: EmptySearchProps) {
  const { formatMessage } = useIntl();
  if (found.error) return <ScreenFailure error={found.error} onRetry={found.searchAgain} />;
  if (found.isStopped) {
    return (
      <EmptyState
        drawing="search"
        isAnnounced
        title={formatMessage(s.stopped)}
        actions={<Button onPress={found.searchAgain}>{formatMessage(s.again)}</Button>}
      >
        {formatMessage(s.stoppedHelp)}
      </EmptyState>
    );
  }
  const folderName = tab.query?.folderText;
  return (
    <NothingFound
      conditions={conditionsOf(tab)}
      folderName={folderName === undefined ? undefined : String(folderName)}
      actions={<Button onPress={onChange}>{formatMessage(s.change)}</Button>}
    />
  );
}
