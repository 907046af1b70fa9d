/** A page that is not visible draws no frames. */
const patienceMs = 100;

/** Resolves after the next frame was drawn. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    globalThis.requestAnimationFrame?.(() => setTimeout(resolve));
    setTimeout(resolve, patienceMs);
  });
}
