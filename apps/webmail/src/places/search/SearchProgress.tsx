import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { searchStrings as s } from '../../mail/search/index.ts';
import type { Found } from './useFound.ts';

/** A search that answers at once needs no word about it. */
const patienceMs = 300;

/** Banner of a search in progress, with a button to stop it. Also shown if the search was stopped before it covered all messages. */
export function SearchProgress({ found: { isSearching, isStopped, rows, stop, searchAgain } }: { found: Found }) {
  const { formatMessage } = useIntl();
  const takesTime = useAfter(isSearching, patienceMs);
  const line = (words: string, label: string, onPress: () => void) => (
    <Banner
      icon="search"
      isAnnounced
      actions={
        <Button size="small" onPress={onPress}>
          {label}
        </Button>
      }
    >
      {words}
    </Banner>
  );
  if (takesTime) return line(formatMessage(rows.length > 0 ? s.searchingOlder : s.searching), formatMessage(s.stop), stop);
  // Without results, the empty state reports this instead.
  if (isStopped && rows.length > 0) return line(formatMessage(s.stopped), formatMessage(s.again), searchAgain);
  return null;
}

/** Whether something has been so for a while. */
function useAfter(isSo: boolean, ms: number): boolean {
  const [wasSo, setWasSo] = useState(false);
  useEffect(() => {
    if (!isSo) return setWasSo(false);
    const timer = setTimeout(() => setWasSo(true), ms);
    return () => clearTimeout(timer);
  }, [isSo, ms]);
  return isSo && wasSo;
}
