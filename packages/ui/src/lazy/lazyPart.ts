import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part that comes when it is first shown, and can be fetched ahead. */
export type LazyPart<P> = LazyExoticComponent<ComponentType<P>> & { preload: () => Promise<unknown> };

/**
 * A part that loads when it is first shown. One that was fetched ahead shows at once: React would wait for a promise that is kept already,
 * show something else in its place, if only for a moment, and then leave that for 300 ms.
 */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let part: { default: ComponentType<P> } | undefined;
  const preload = async () => {
    part = { default: await load() };
    return part;
  };
  const shown = lazy(() => {
    if (!part) return preload();
    // biome-ignore lint/suspicious/noThenProperty: React alone hears of it, and in the same moment
    return { then: (done: (there: typeof part) => void) => done(part) } as ReturnType<typeof preload>;
  });
  return Object.assign(shown, { preload });
}
