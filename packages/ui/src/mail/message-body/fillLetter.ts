import type { LetterPiece } from './letterPiece.ts';

/** Number of nodes shown at once, without visible growth: more than most messages have. */
const firstNodes = 1_500;
/** Time one step may block the page, in milliseconds. */
const goMs = 30;
/** Each addition lays out a table again, so additions grow with the content; this many nodes are laid out without blocking the page. */
const mostNodes = 10_000;

/** Called while a message is added to its frame. */
export interface FillHandlers {
  /** Something has been added. */
  onGrown: () => void;
  /** All is there. */
  onFilled: () => void;
}

/** Calls back when the page has been painted, or would have been, were it in sight. */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const request = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(act);
  });
  timer = setTimeout(() => {
    cancelAnimationFrame(request);
    act();
  }, 200);
  return () => {
    cancelAnimationFrame(request);
    clearTimeout(timer);
  };
}

/**
 * Adds the pieces of a message to its frame: the beginning immediately, the rest in steps that don't block the page. Returns a function
 * that stops it.
 */
export function fillLetter(pieces: Iterator<LetterPiece, void>, { onGrown, onFilled }: FillHandlers): () => void {
  /** Nodes for elements that are already in the page, so that each addition is laid out once. */
  const waiting = new Map<Element, DocumentFragment>();
  let [shown, held] = [0, 0];
  let cancel = () => {};

  const place = ({ to, nodes, weight }: LetterPiece) => {
    held += weight;
    let target: Element | DocumentFragment = to;
    if (to.isConnected) {
      target = waiting.get(to) ?? to.ownerDocument.createDocumentFragment();
      waiting.set(to, target as DocumentFragment);
    }
    target.append(...nodes);
  };
  const show = () => {
    for (const [to, nodes] of waiting) to.append(nodes);
    waiting.clear();
    shown += held;
    held = 0;
    onGrown();
  };
  const go = () => {
    const start = performance.now();
    const isFirst = shown === 0;
    do {
      const { done, value } = pieces.next();
      if (done) {
        show();
        onFilled();
        return;
      }
      place(value);
      if (value.isMeasured) {
        show();
        break;
      }
    } while (performance.now() - start < goMs || (isFirst && held < firstNodes));
    if (held >= Math.min(shown, mostNodes)) show();
    if (isFirst) cancel = afterPaint(go);
    else {
      const timer = setTimeout(go);
      cancel = () => clearTimeout(timer);
    }
  };

  go();
  return () => cancel();
}
