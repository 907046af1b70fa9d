import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { fillEditor, type LetterFill } from './fillEditor.ts';
import { type WritingAhead, writeAhead } from './html.ts';
import type { OpenedLetter } from './openHtml.ts';
import { sealQuotes } from './quoteSource.ts';

/** Loading of messages into one editor, one at a time. Once a message is complete, its HTML is prepared. */
export interface Filling {
  /** Starts loading the rest of a message. Stops any loading still in progress. */
  begin: (view: EditorView, letter: OpenedLetter) => void;
  /** Called at each change of the editor. */
  follow: (state: EditorState) => void;
  /** Inserts the rest of the message immediately. */
  finish: () => void;
  /** Whether the message is complete and its HTML prepared. */
  isDone: () => boolean;
  stop: () => void;
}

/** Creates the loading of messages for one editor. */
export function createFilling(): Filling {
  let fill: LetterFill | undefined;
  let ahead: WritingAhead | undefined;
  const stop = () => {
    fill?.stop();
    ahead?.stop();
  };
  return {
    begin: (view, { rest }) => {
      stop();
      const write = () => {
        view.dom.removeAttribute('data-filling');
        sealQuotes(view.state.doc);
        ahead = writeAhead(view.state.doc);
      };
      fill = fillEditor(view, rest, write);
      if (!fill.isDone()) view.dom.setAttribute('data-filling', '');
    },
    follow: (state) => fill?.follow(state),
    finish: () => fill?.finish(),
    isDone: () => fill?.isDone() !== false && ahead?.isDone() !== false,
    stop,
  };
}
