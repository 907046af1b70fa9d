/** Calls back when the page is idle, or after `timeout` milliseconds at the latest. Returns a function that cancels it. */
export function whenIdle(act: () => void, timeout?: number): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 50);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, timeout === undefined ? undefined : { timeout });
  return () => cancelIdleCallback(asked);
}
