/** A part that asks for its tooltip. */
export interface AskedTooltip {
  anchor: HTMLElement;
  words: string;
  shortcut: string | undefined;
}

/** Attributes of a component for which `UiProvider` shows a tooltip. */
export interface TooltipAttributes {
  'data-tooltip': string;
  'data-shortcut'?: string;
}

/**
 * Returns the attributes for a plain text tooltip: spread them over a component. It costs nothing until the pointer is over the component.
 * For a tooltip with more than text use `TooltipTrigger`.
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

/** Returns whether a pointer is over a tooltip. Clicks pass through tooltips, so the event target can't be used. */
const isOverTooltip = ({ clientX: x, clientY: y }: PointerEvent): boolean =>
  [...document.querySelectorAll('[role=tooltip]')].some((tooltip) => {
    const { left, right, top, bottom } = tooltip.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom;
  });

/**
 * Calls `tell` with the component whose tooltip should be shown, and with null when it should be hidden. Calls `tellSoon` when one may be
 * needed soon. Touch is ignored. Returns a function that stops watching.
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
  /** Keep the tooltip open while the pointer is over it, so that users can read it (WCAG 1.4.13). */
  const isReading = (event: PointerEvent) => {
    isRead = shown !== null && isOverTooltip(event);
    if (isRead) clearTimeout(timer);
    return isRead;
  };
  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && !isReading(event)) follow(event.target);
  };
  const onPointerMove = (event: PointerEvent) => {
    // The pointer may leave the tooltip without moving to another element.
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
