import { Panel } from '@jinshu/ui/app-shell';
import { type ReactNode, useEffect, useState } from 'react';
import { Book } from './Book.tsx';
import { BookDialogs } from './BookDialogs.tsx';
import { BookSide } from './BookSide.tsx';
import type { BookSource } from './bookAddress.ts';
import type { BookDialog } from './bookParts.ts';
import { useBookActions } from './useBookActions.ts';
import { useBookData } from './useBookData.ts';
import { useBookView } from './useBookView.ts';
import { useSelection } from './useSelection.ts';
import { useUndo } from './useUndo.ts';

/** One of the address books: its tree in the sidebar, and its people or the contact that is edited (CON-01, CON-02). */
export function BookScreen({ source, editor }: { source: BookSource; editor: ReactNode }) {
  const control = useBookView(source);
  const { view, show } = control;
  const data = useBookData(view);
  const selection = useSelection(view, data.people);
  const undo = useUndo();
  const actions = useBookActions({ view, selection, undo });
  const [dialog, setDialog] = useState<BookDialog>();
  const { lastPage } = data;
  // Contacts were deleted, and the page is behind the last one now.
  useEffect(() => {
    if (lastPage !== undefined && view.page > lastPage) show({ page: lastPage }, true);
  }, [lastPage, view.page, show]);
  return (
    <>
      <BookSide control={control} data={data} onDrop={actions.drop} />
      <Panel>{editor || <Book {...{ control, data, selection, actions, undo }} onDialog={setDialog} />}</Panel>
      <BookDialogs open={dialog} nodeId={view.nodeId} undo={undo} onClose={() => setDialog(undefined)} />
    </>
  );
}
