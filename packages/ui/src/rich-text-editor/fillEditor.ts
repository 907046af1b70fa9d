import type { EditorState, Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { goOn, type LetterPiece, type OpenedLetter } from './openHtml.ts';
import { whenIdle } from './whenIdle.ts';

/** How long the rest is read at a time, in milliseconds: shorter than a frame. */
const goMs = 6;
/** It comes in time on a page that is never at rest, too. */
const latestMs = 100;
/** All of a table is laid out anew for what is added to it, so that the additions grow with what is there. */
const growth = 0.25;
const leastNodes = 300;

const mark = 'fill';

/** Whether a transaction brings the rest of a letter, which nobody has typed. */
export const isFill = (transaction: Transaction): boolean => transaction.getMeta(mark) === true;

/** The rest of a letter on its way into its editor. */
export interface LetterFill {
  /** Whether all is in. */
  isDone: () => boolean;
  /** Puts in at once what is still to come: whoever reads the letter, or writes where it goes on, has all of it. */
  finish: () => void;
  /** Called at each change of the editor. */
  follow: (state: EditorState) => void;
  stop: () => void;
}

/** Puts the rest of a letter into its editor while nothing else is to be done: past the history, and never while words are composed. */
export function fillEditor(view: EditorView, rest: OpenedLetter['rest'], onDone: () => void): LetterFill {
  let held: LetterPiece[] = [];
  let [shown, waiting] = [view.state.doc.content.size / 4, 0];
  let isDone = false;
  // An empty paragraph is where to write, and nothing that goes on.
  let isBegun = view.state.doc.content.size > 2;
  let forget = () => {};

  const add = () => {
    if (held.length === 0) return;
    const { tr } = view.state;
    for (const piece of held) goOn(tr, piece);
    shown += waiting;
    isBegun = true;
    [held, waiting] = [[], 0];
    view.dispatch(tr.setMeta('addToHistory', false).setMeta(mark, true));
  };
  const read = (): boolean => {
    const { done, value } = rest.next();
    if (done) {
      isDone = true;
      add();
      onDone();
      return false;
    }
    held.push(value);
    waiting += value.weight;
    return true;
  };
  const ask = () => {
    forget = whenIdle(go, latestMs);
  };
  const go = () => {
    // An input method loses its place when the page changes around it.
    if (view.composing) return ask();
    const end = performance.now() + goMs;
    do if (!read()) return;
    while (performance.now() < end);
    if (waiting >= Math.max(leastNodes, shown * growth)) add();
    ask();
  };
  const finish = () => {
    forget();
    while (!isDone) read();
  };
  // A letter that is not long has nothing to wait for.
  if (read()) ask();

  return {
    isDone: () => isDone,
    finish,
    follow: ({ doc, selection }) => {
      // Who is in the last block, or has it selected, has it as a whole.
      if (!isDone && (isBegun || !selection.empty) && selection.to >= doc.content.size - (doc.lastChild?.nodeSize ?? 0)) finish();
    },
    stop: () => {
      forget();
      isDone = true;
    },
  };
}
