import { Panel } from '@jinshu/ui/app-shell';
import { type ReactNode, Suspense, useState } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { lazyPart } from '../../core/language/index.ts';
import { Book } from './Book.tsx';
import { BookSide } from './BookSide.tsx';
import type { BookSource } from './bookAddress.ts';
import { useBookActions } from './useBookActions.ts';
import { useBookData } from './useBookData.ts';
import { useBookView } from './useBookView.ts';
import { useSelection } from './useSelection.ts';
import { useUndo } from './useUndo.ts';

const ImportContacts = lazyPart(async () => (await import('./ImportContacts.tsx')).ImportContacts);
const Duplicates = lazyPart(async () => (await import('./Duplicates.tsx')).Duplicates);
const ExportHelp = lazyPart(async () => (await import('./ExportHelp.tsx')).ExportHelp);

/** A dialog over a book. It has no address (RTE-24). */
export type BookDialog = 'import' | 'duplicates' | 'tutorial';

/** One of the address books: its tree in the sidebar, and its people or the contact that is edited (CON-01, CON-02). */
export function BookScreen({ source, editor }: { source: BookSource; editor: ReactNode }) {
  const { queryClient } = useAccount();
  const control = useBookView(source);
  const data = useBookData(control.view);
  const selection = useSelection(control.view, data.people);
  const undo = useUndo();
  const actions = useBookActions({ view: control.view, selection, undo });
  const [dialog, setDialog] = useState<BookDialog>();
  const close = () => setDialog(undefined);
  return (
    <>
      <BookSide
        control={control}
        data={data}
        onDrop={actions.drop}
        onRefresh={() => applyChange(queryClient, { type: 'contact.changed' })}
      />
      <Panel>{editor || <Book {...{ control, data, selection, actions, undo }} onDialog={setDialog} />}</Panel>
      <Suspense>
        {dialog === 'import' && <ImportContacts nodeId={control.view.nodeId} onClose={close} />}
        {dialog === 'duplicates' && <Duplicates undo={undo} onClose={close} />}
        {dialog === 'tutorial' && <ExportHelp onClose={close} />}
      </Suspense>
    </>
  );
}
