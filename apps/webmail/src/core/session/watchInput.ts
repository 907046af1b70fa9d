import { catchUp } from '../clock/index.ts';

/** Events that count as user input (SES-06, D-99). */
const inputs = ['mousedown', 'mousemove', 'keydown', 'wheel', 'touchstart'] as const;
/** Interval for finding new frames, in milliseconds. Messages are rendered in frames that come and go. */
const framesMs = 5_000;

/**
 * Calls `onInput` on user input, at most once a second: in this page, in the frames of its messages, and in other windows of this browser,
 * which share the session and the lock. Returns a function that stops it.
 */
export function watchInput(onInput: () => void = () => undefined): () => void {
  const others = new BroadcastChannel('jinshu.input');
  const hear = () => {
    // Handle timers that were already due before counting the input. Otherwise a laptop opened the next day would still be unlocked.
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
