/** Brings an element to the top of what scrolls around it within `ms`, at once for readers who want no motion. */
export function scrollTo(target: HTMLElement, ms: number): void {
  const scroller = scrollerOf(target);
  const from = scroller.scrollTop;
  const to = from + target.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scroller.scrollTop = to;
    return;
  }
  const begin = performance.now();
  const step = (now: number) => {
    const progress = Math.min(1, (now - begin) / ms);
    scroller.scrollTop = from + (to - from) * easeOut(progress);
    if (progress < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return element.ownerDocument.documentElement;
}
