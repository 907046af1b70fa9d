import type { Message } from '@jinshu/api';
import { type ReactNode, useRef, useState } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { useShortcuts } from '../../core/shortcut/index.ts';
import type { LetterHeaderProps } from './LetterHeader.tsx';
import { RowPopover } from './RowPopover.tsx';
import type { RowTarget } from './RowTarget.ts';
import { useMarkMails } from './useMarkMails.ts';

/** The message as the only row of a list. */
const rowOf = (message: Message) => ({
  folder: message.folder,
  uids: [message.uid],
  rows: [{ ...message, folderName: message.folder, recipients: message.to, isMoved: false }],
});

/** Returns the actions that flag an open message, remove its tags and open its note, and handles their shortcuts. */
export function useLetterMarks(message: Message, headingId: string) {
  const { rights } = useAccount();
  const remarkBox = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<RowTarget | null>(null);
  const [isRemarking, setRemarking] = useState(false);
  const mark = useMarkMails();
  const mail = rowOf(message);
  const ask = (kind: RowTarget['kind'], anchor = document.getElementById(headingId)) => {
    if (anchor) setAsked({ ...mail, kind, anchor });
  };
  const remark = () => {
    setRemarking(true);
    remarkBox.current?.querySelector('button')?.focus();
  };
  useShortcuts(rights.canChange ? { s: () => ask('flag'), l: () => ask('tag'), m: remark } : {});
  const popover: ReactNode = asked && <RowPopover target={asked} onClose={() => setAsked(null)} />;
  return {
    /** The actions in the header. */
    marks: {
      onFlag: rights.canChange ? (anchor) => ask('flag', anchor) : undefined,
      onRemoveTag: rights.canChange ? (tag) => mark(mail, { type: 'oneTag', tag, isOn: false }) : undefined,
      onRemark: rights.canChange ? remark : undefined,
    } satisfies Partial<LetterHeaderProps>,
    popover,
    /** The note of the message, and whether it is shown. */
    remark: { box: remarkBox, isOpen: isRemarking || message.remark !== '', onClose: () => setRemarking(false) },
  };
}
