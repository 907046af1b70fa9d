import { Suspense } from 'react';
import { lazyPart } from '../../core/language/index.ts';
import type { BookDialog } from './bookParts.ts';
import type { UndoControl } from './useUndo.ts';

const ImportContacts = lazyPart(async () => (await import('./ImportContacts.tsx')).ImportContacts);
const Duplicates = lazyPart(async () => (await import('./Duplicates.tsx')).Duplicates);
const ExportHelp = lazyPart(async () => (await import('./ExportHelp.tsx')).ExportHelp);

interface BookDialogsProps {
  open: BookDialog | undefined;
  /** The group that is shown. */
  nodeId: string;
  undo: UndoControl;
  onClose: () => void;
}

/** The open dialog of a book, if any. */
export function BookDialogs({ open, nodeId, undo, onClose }: BookDialogsProps) {
  return (
    <Suspense>
      {open === 'import' && <ImportContacts nodeId={nodeId} onClose={onClose} />}
      {open === 'duplicates' && <Duplicates undo={undo} onClose={onClose} />}
      {open === 'tutorial' && <ExportHelp onClose={onClose} />}
    </Suspense>
  );
}
