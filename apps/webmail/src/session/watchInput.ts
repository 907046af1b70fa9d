import { catchUp } from '../app/wallClock.ts';

/** What counts as input of the user (SES-06, D-99). */
const inputs = ['mousedown', 'mousemove', 'keydown', 'wheel', 'touchstart'] as const;
/** Letters stand in frames of their own, which come and go; so often they are looked for. */
const framesMs = 5_000;

/**
 * Hears of any input, at most once a second: in this page, in the letters that it shows, and in the other windows of this browser, which
 * share the session and the lock. Answers how to stop.
 */
export function watchInput(onInput: () => void = () => undefined): () => void {
  const others = new BroadcastChannel('jinshu.input');
  const hear = () => {
    // What was due before counts without it: whoever opens a laptop the next day does not find the screen open.
    catchUp();
    onInput();
  };
  let last = Number.NEGATIVE_INFINITY;
  const touch = () => {
    const now = performance.now();
    if (now - last < 1000) return;
    last = now;
    others.postMessage(null);
    hear();
  };
  others.onmessage = hear;
  const windows = () => [window, ...[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument?.defaultView)];
  const listen = () => {
    // A listener that is there already is not added again.
    for (const at of windows()) for (const input of inputs) at?.addEventListener(input, touch, { passive: true, capture: true });
  };
  listen();
  const looking = setInterval(listen, framesMs);
  return () => {
    clearInterval(looking);
    others.close();
    for (const at of windows()) for (const input of inputs) at?.removeEventListener(input, touch, { capture: true });
  };
}
