/** Sets the page's clock to a moment; it runs on from there. Returns a function that restores it. */
export function shiftClock(to: string): () => void {
  const Real = globalThis.Date;
  const shift = Real.parse(to) - Real.now();
  globalThis.Date = new Proxy(Real, {
    construct: (target, given) => (given.length === 0 ? new target(target.now() + shift) : Reflect.construct(target, given)),
    get: (target, name) => (name === 'now' ? () => target.now() + shift : Reflect.get(target, name)),
  });
  return () => {
    globalThis.Date = Real;
  };
}
