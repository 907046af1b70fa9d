import type { MessageRow } from '@jinshu/api';
import type { MoreSituation } from '@jinshu/ui/message-toolbar';
import type { Account } from '../../core/account/index.ts';

/** Display mode of the open message that More applies to. */
export interface ReadingView {
  mode: 'html' | 'text';
  isHtml: boolean;
  onMode: (mode: 'html' | 'text') => void;
  /** Level of the heading that names the message. */
  headingLevel?: 1 | 2;
}

interface Place {
  /** Folders of the messages. */
  places: readonly string[];
  /** Whether there is a folder that they can be moved to. */
  canMove: boolean;
  reading: ReadingView | undefined;
}

/** Returns the state that determines the entries of More. */
export function situationOf(
  { info, rights, status }: Account,
  rows: readonly MessageRow[],
  { places, canMove, reading }: Place,
): MoreSituation {
  return {
    place: reading ? 'reading' : 'list',
    // Of several folders: what one's own mail cannot have, none of them has.
    folder: places.find((place) => places.length === 1 || place === 'Sent') ?? '',
    canSend: rights.canSend,
    canChange: rights.canChange,
    canFilter: !status.isInSharedMailbox,
    canForward: info.canForward,
    canDownload: info.canDownload,
    hidesDelete: info.hidesDelete,
    showsToolbarDelete: info.showsToolbarDelete,
    canMove,
    size: Math.max(0, ...rows.map(({ size }) => size)),
    view: reading?.mode,
    hasHtml: reading?.isHtml,
  };
}
