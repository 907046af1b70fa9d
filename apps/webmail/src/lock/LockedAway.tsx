import { EmptyState } from '@jinshu/ui/empty-state';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { lockedKey } from '../session/sessionStore.ts';
import { lockStrings as s } from './lock.strings.ts';

function listen(tell: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === lockedKey) tell();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

const isLockedNow = () => localStorage.getItem(lockedKey) === '1';

/** Whether another window of this browser has locked the screen. For windows without the frame, which have no lock of their own. */
export const useLockedElsewhere = (): boolean => useSyncExternalStore(listen, isLockedNow);

/** Takes the place of a mail, a file or a print while the screen is locked: these windows have nothing to unlock it with. */
export function LockedAway() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState title={formatMessage(s.away)} isAnnounced>
      {formatMessage(s.awayHelp)}
    </EmptyState>
  );
}
