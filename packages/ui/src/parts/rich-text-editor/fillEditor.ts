import type { EditorState, Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { goOn, type LetterPiece, type OpenedLetter } from './openHtml.ts';
import { whenIdle } from './whenIdle.ts';

/** Time spent on reading the rest in one go, in milliseconds. Shorter than a frame. */
const goMs = 6;
/** It comes in time on a page that is never at rest, too. */
const latestMs = 100;
/** The browser lays out a whole table for every addition, so additions grow with the content already there. */
const growth = 0.25;
const leastNodes = 300;

const mark = 'fill';

/** Whether a transaction loads the rest of a message, as opposed to typing. */
export const isFill = (transaction: Transaction): boolean => transaction.getMeta(mark) === true;

/** Loading of the rest of a message into its editor. */
export interface LetterFill {
  /** Whether all is in. */
  isDone: () => boolean;
  /** Inserts the rest of the message immediately, for callers that read the whole message and for users who edit its end. */
  finish: () => void;
  /** Called at each change of the editor. */
  follow: (state: EditorState) => void;
  stop: () => void;
}

/** Inserts the rest of a message into its editor while the page is idle. Skips the undo history, and never runs during a composition. */
export function fillEditor(view: EditorView, rest: OpenedLetter['rest'], onDone: () => void): LetterFill {
  let held: LetterPiece[] = [];
  let [shown, waiting] = [view.state.doc.content.size / 4, 0];
  let isDone = false;
  // An empty paragraph is a place to write, not the beginning of loaded content.
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
  // A short message has no rest to load.
  if (read()) ask();

  return {
    isDone: () => isDone,
    finish,
    follow: ({ doc, selection }) => {
      // If the selection reaches the last block, load the rest now, so that the block is complete.
      if (!isDone && (isBegun || !selection.empty) && selection.to >= doc.content.size - (doc.lastChild?.nodeSize ?? 0)) finish();
    },
    stop: () => {
      forget();
      isDone = true;
    },
  };
}
