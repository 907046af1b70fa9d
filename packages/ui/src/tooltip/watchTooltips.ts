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

/** Whether a pointer is where a tooltip is seen. Clicks go through it to what lies below, so no element tells. */
const isOverTooltip = ({ clientX: x, clientY: y }: PointerEvent): boolean =>
  [...document.querySelectorAll('[role=tooltip]')].some((tooltip) => {
    const { left, right, top, bottom } = tooltip.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom;
  });

/**
 * Tells for which part of the page a tooltip is asked, and when that is over, and before that when one may be asked for soon. Touch asks for
 * none. Answers how to stop.
 */
export function watchTooltips(tell: (asked: AskedTooltip | null) => void, tellSoon?: () => void): () => void {
  let shown: HTMLElement | null = null;
  let waiting: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leftAt = Number.NEGATIVE_INFINITY;
  let isRead = false;

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
  const follow = (target: EventTarget | null) => {
    const anchor = anchorOf(target);
    if (anchor === waiting && anchor !== null) return;
    clearTimeout(timer);
    waiting = anchor;
    if (anchor === null) timer = setTimeout(hide, leaveMs);
    else if (anchor !== shown) {
      tellSoon?.();
      const isWarm = shown !== null || performance.now() - leftAt < warmMs;
      timer = setTimeout(() => show(anchor), isWarm ? 0 : restMs);
    }
  };
  /** Who moves onto the tooltip wants to read it (WCAG 1.4.13). */
  const isReading = (event: PointerEvent) => {
    isRead = shown !== null && isOverTooltip(event);
    if (isRead) clearTimeout(timer);
    return isRead;
  };
  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && !isReading(event)) follow(event.target);
  };
  const onPointerMove = (event: PointerEvent) => {
    // Leaving the tooltip may be no step from one element to another.
    if (isRead && !isReading(event)) follow(event.target);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    const anchor = anchorOf(target);
    if (anchor !== null && anchor === target && anchor.matches(':focus-visible')) show(anchor);
  };

  const stop = new AbortController();
  const listen = { signal: stop.signal, capture: true, passive: true };
  document.addEventListener('pointerover', onPointerOver, listen);
  document.addEventListener('pointermove', onPointerMove, listen);
  document.addEventListener('focusin', onFocusIn, listen);
  for (const end of ['focusout', 'pointerdown', 'keydown', 'scroll'] as const) document.addEventListener(end, hide, listen);
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
