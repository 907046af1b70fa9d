/** Calls back while nothing else is to be done, at the latest after so many milliseconds. Answers how to forget it. */
export function whenIdle(act: () => void, timeout?: number): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 50);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, timeout === undefined ? undefined : { timeout });
  return () => cancelIdleCallback(asked);
}
