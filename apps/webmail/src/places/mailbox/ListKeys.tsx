import { listTabId } from '@jinshu/mail-machines';
import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useAccount } from '../../core/account/index.ts';
import type { ListView } from '../../core/cache/index.ts';
import { shortcutPreference } from '../../core/shortcut/index.ts';
import { type ListKeys as Keys, useListKeys } from '../../mail/message/index.ts';
import type { ListPane } from './useReadingPane.ts';
import { useViewInAddress } from './useViewInAddress.ts';

export interface ListKeysProps extends Omit<Keys, 'isActive'> {
  /** State of the list in the address. */
  view: ListView;
  pane: Pick<ListPane, 'uid'>;
  /** Hears whether letters do something in the rows. */
  onLetterKeys: (areOn: boolean) => void;
}

/** The keys of a folder's list. They come once the list stands. */
export function ListKeys({ onLetterKeys, view, pane, ...keys }: ListKeysProps) {
  useViewInAddress(view, pane.uid);
  const areOn = useSyncExternalStore(shortcutPreference.subscribe, shortcutPreference.isOn);
  useEffect(() => onLetterKeys(areOn), [areOn, onLetterKeys]);
  const isActive = useSelector(useAccount().account, ({ context }) => context.activeId === listTabId);
  useListKeys({ ...keys, isActive });
  return null;
}
