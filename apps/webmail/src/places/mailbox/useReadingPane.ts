import type { MessageRow, ReadingPanePlace } from '@jinshu/api';
import { type Message, messageKey } from '@jinshu/ui/message-list';
import { useEffect, useState } from 'react';
import { useAccount } from '../../core/account/index.ts';
import type { ListViewControl } from '../../core/cache/index.ts';
import type { Mails, useOpenMessage } from '../../mail/message/index.ts';
import { besideGone } from './besideGone.ts';
import { paneSize } from './paneSize.ts';

export interface ReadingPaneOptions {
  folder: string;
  /** State of the list in the address when the list begins. */
  query: URLSearchParams;
  /** The rows on screen. */
  rows: readonly MessageRow[];
  /** Whether they are those of the folder. */
  isLoaded: boolean;
  /** Page of the list, and how to turn it. */
  control: Pick<ListViewControl, 'view' | 'setPage'>;
  pages: number;
  /** Reads a message that is shown. */
  look: ReturnType<typeof useOpenMessage>['look'];
}

/** The message that is read beside its list (LAY-24). */
export function useReadingPane({ folder, query, rows, isLoaded, control, pages, look }: ReadingPaneOptions) {
  const { info, userName } = useAccount();
  const [hasRoom, setRoom] = useState(true);
  // The row as it was shown last: a filter or another page may take it off the list.
  const [shown, setShown] = useState<MessageRow | null>(null);
  const [asked, setAsked] = useState(() => Number(query.get('pane')));
  // The step that turned the page, until its rows are there.
  const [step, setStep] = useState<1 | -1 | 0>(0);
  const place: ReadingPanePlace = folder === 'Drafts' ? 'off' : info.readingPane;
  const isOn = place !== 'off' && hasRoom;

  const show = (row: MessageRow | null) => {
    setShown(row);
    if (row) look(row);
  };
  useEffect(() => {
    if (!isOn || !isLoaded || asked === 0) return;
    setAsked(0);
    const row = rows.find(({ uid, isMoved }) => uid === asked && !isMoved);
    if (row) show(row);
  });

  useEffect(() => {
    if (step === 0 || !isLoaded) return;
    setStep(0);
    const left = rows.filter(({ isMoved }) => !isMoved);
    show((step === 1 ? left[0] : left.at(-1)) ?? null);
  });
  const { page } = control.view;
  const stepBeyond = (by: 1 | -1) => {
    // A key that is held down waits for the page.
    if (step !== 0 || page + by < 1 || page + by > pages) return;
    setStep(by);
    control.setPage(page + by);
  };

  const row = shown && (rows.find(({ uid }) => uid === shown.uid) ?? shown);
  return {
    isOn,
    shown: row,
    /** The id in the address: of the message shown, or of the one that comes with the list. */
    uid: isOn ? (shown?.uid ?? asked) : 0,
    show,
    /** Whether the next step leads to the next page. */
    isAtEnd: isOn && row !== null && rows.at(-1)?.uid === row.uid,
    /** Goes to the next message if the one shown is among those that leave the list (LAY-27). */
    leave: (gone: Pick<Mails, 'uids'>) => {
      if (shown && (gone.uids === 'all' || gone.uids.includes(shown.uid))) show(besideGone(rows, shown.uid, gone.uids));
    },
    /** Props of the list for what is shown beside it. */
    inList: (selectedCount: number) =>
      isOn
        ? {
            onShow: (listed: Message) => show(listed as MessageRow),
            onStepBeyond: stepBeyond,
            currentKey: row && selectedCount === 0 ? messageKey(row) : undefined,
          }
        : {},
    split: {
      placement: place === 'off' ? undefined : place,
      size: place === 'off' ? undefined : paneSize.of(userName, place),
      onSizeChangeEnd: (size: number) => place !== 'off' && paneSize.keep(userName, place, size),
      onRoomChange: setRoom,
    },
  };
}

/** Result of {@link useReadingPane}. */
export type ListPane = ReturnType<typeof useReadingPane>;
