/**
 * Set-up file of tests: adds what components ask a page for and jsdom or happy-dom doesn't have. What is there already stays.
 *
 * Nothing is laid out in such a page: observers never report, every box has the size 0, and no media query matches.
 */
export {};

/** Adds members to an object that has no such members yet. */
function complete(target: object | undefined, members: Record<string, unknown>): void {
  if (!target) return;
  for (const [name, value] of Object.entries(members))
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

const nothing = () => undefined;
const box = { x: 0, y: 0, width: 0, height: 0, top: 0, right: 0, bottom: 0, left: 0 };

class Observer {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
  takeRecords = () => [];
}

const matchMedia = (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, addListener: nothing, removeListener: nothing });

complete(globalThis, {
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  matchMedia,
  requestIdleCallback: (run: () => void) => setTimeout(run, 0),
  cancelIdleCallback: (id: number) => clearTimeout(id),
});
complete(globalThis.Element?.prototype, {
  scrollIntoView: nothing,
  scrollTo: nothing,
  getAnimations: () => [],
  setPointerCapture: nothing,
  releasePointerCapture: nothing,
  hasPointerCapture: () => false,
});
complete(globalThis.HTMLElement?.prototype, {
  // React Aria asks a form field for its validity only.
  attachInternals: () => ({ setFormValue: nothing, setValidity: nothing }),
});
complete(globalThis.Range?.prototype, { getClientRects: () => [], getBoundingClientRect: () => box });
complete(globalThis.Document?.prototype, { elementFromPoint: () => null, getAnimations: () => [] });
