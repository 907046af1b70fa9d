import type { LetterPiece } from './openLetter.ts';

/** What shows at once, and is never seen to grow: more than most letters have. */
const firstNodes = 1_500;
/** How long the page is held up by one go, in milliseconds. */
const goMs = 30;
/** A table is laid out anew with each addition, so that they grow with what is there; this many are laid out without holding up the page. */
const mostNodes = 10_000;

/** Hears how a letter comes into its frame. */
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
 * Puts the pieces of a letter into its frame: the beginning at once, the rest in goes between which the page answers. The answer ends it.
 */
export function fillLetter(pieces: Iterator<LetterPiece, void>, { onGrown, onFilled }: FillHandlers): () => void {
  /** What belongs into elements that are in sight already, so that each addition is laid out once. */
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
