import { EmptyState } from '@jinshu/ui/empty-state';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { lockedKey } from '../session/index.ts';
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

/** Replaces a message, file or print view while the screen is locked. These windows can't unlock it. */
export function LockedAway() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState title={formatMessage(s.away)} isAnnounced>
      {formatMessage(s.awayHelp)}
    </EmptyState>
  );
}
