/** A part that asks for its tooltip. */
export interface AskedTooltip {
  anchor: HTMLElement;
  words: string;
  shortcut: string | undefined;
}

/** What a part carries so that `UiProvider` shows a tooltip for it. */
export interface TooltipAttributes {
  'data-tooltip': string;
  'data-shortcut'?: string;
}

/**
 * Gives a part a tooltip of plain words: spread the answer over it. It costs nothing until a pointer rests on the part. For a tooltip with
 * more than words in it use `TooltipTrigger`.
 *
 * @example
 * <Button aria-label="Delete" {...tooltipOf('Delete', '#')} />
 */
export const tooltipOf = (words: string, shortcut?: string): TooltipAttributes => ({
  'data-tooltip': words,
  ...(shortcut !== undefined && { 'data-shortcut': shortcut }),
});

/** A pointer has to rest for so long; not again right after another tooltip was there. */
const restMs = 500;
const leaveMs = 100;
const warmMs = 500;

const anchorOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/** Tells for which part of the page a tooltip is asked, and when that is over. Touch asks for none. Answers how to stop. */
export function watchTooltips(tell: (asked: AskedTooltip | null) => void): () => void {
  let shown: HTMLElement | null = null;
  let waiting: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leftAt = Number.NEGATIVE_INFINITY;

  const show = (anchor: HTMLElement) => {
    clearTimeout(timer);
    waiting = null;
    if (shown === anchor || !anchor.isConnected) return;
    shown = anchor;
    tell({ anchor, words: anchor.dataset.tooltip ?? '', shortcut: anchor.dataset.shortcut });
  };
  const hide = () => {
    clearTimeout(timer);
    waiting = null;
    if (shown === null) return;
    shown = null;
    leftAt = performance.now();
    tell(null);
  };
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    // Who moves onto the tooltip wants to read it (WCAG 1.4.13).
    if (target instanceof Element && target.closest('[role=tooltip]')) return clearTimeout(timer);
    const anchor = anchorOf(target);
    if (anchor === waiting && anchor !== null) return;
    clearTimeout(timer);
    waiting = anchor;
    if (anchor === null) timer = setTimeout(hide, leaveMs);
    else if (anchor !== shown) {
      const isWarm = shown !== null || performance.now() - leftAt < warmMs;
      timer = setTimeout(() => show(anchor), isWarm ? 0 : restMs);
    }
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    const anchor = anchorOf(target);
    if (anchor !== null && anchor === target && anchor.matches(':focus-visible')) show(anchor);
  };

  const stop = new AbortController();
  const listen = { signal: stop.signal, capture: true, passive: true };
  document.addEventListener('pointerover', onPointerOver, listen);
  document.addEventListener('focusin', onFocusIn, listen);
  for (const end of ['focusout', 'pointerdown', 'keydown', 'scroll'] as const) document.addEventListener(end, hide, listen);
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
