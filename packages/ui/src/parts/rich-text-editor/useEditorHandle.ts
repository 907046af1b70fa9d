import { type Command, Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type Ref, type RefObject, useImperativeHandle } from 'react';
import { insertImage, setSignature } from './commands.ts';
import type { Filling } from './createFilling.ts';
import { cleanStationery, isEmptyDoc, readSlice, writeHtml, writeText } from './html.ts';
import type { RichTextEditorHandle } from './RichTextEditor.tsx';

interface EditorHandleOptions {
  viewRef: RefObject<EditorView | null>;
  filling: Filling;
  /** Replaces the message. */
  replace: (view: EditorView, html: string) => void;
}

/** Gives the parent of the editor its handle. */
export function useEditorHandle(ref: Ref<RichTextEditorHandle> | undefined, { viewRef, filling, replace }: EditorHandleOptions) {
  useImperativeHandle(ref, () => {
    const view = () => {
      if (!viewRef.current) throw new Error('The editor is not mounted.');
      return viewRef.current;
    };
    const dispatch = (command: Command) => command(view().state, view().dispatch);
    const whole = () => {
      filling.finish();
      return view().state.doc;
    };
    return {
      getHtml: () => writeHtml(whole()),
      getText: () => writeText(whole()),
      isFilling: () => !filling.isDone(),
      setHtml: (html) => replace(view(), html),
      insertHtml: (html) => view().dispatch(view().state.tr.replaceSelection(readSlice(html)).scrollIntoView()),
      insertImage: (image) => dispatch(insertImage(image)),
      setSignature: (html) => {
        whole();
        dispatch(setSignature(html === null ? null : readSlice(html).content));
      },
      setStationery: (paper) => view().dispatch(view().state.tr.setDocAttribute('stationery', paper && cleanStationery(paper))),
      focus: (where) => {
        if (where === 'end') whole();
        const { tr, doc } = view().state;
        if (where) view().dispatch(tr.setSelection(where === 'start' ? Selection.atStart(doc) : Selection.atEnd(doc)));
        view().focus();
      },
      isEmpty: () => isEmptyDoc(whole()),
    };
  }, [viewRef, filling, replace]);
}
