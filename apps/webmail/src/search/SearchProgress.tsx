import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { searchStrings as s } from './search.strings.ts';
import type { Found } from './useFound.ts';

/** A search that answers at once needs no word about it. */
const patienceMs = 300;

/** Says that a search is under way and stops it, or that it was stopped before it had looked through all mail. */
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
  // With nothing on screen that is said in its place.
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
