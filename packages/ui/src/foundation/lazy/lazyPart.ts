import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part that comes when it is first shown, and can be fetched ahead. */
export type LazyPart<P> = LazyExoticComponent<ComponentType<P>> & { preload: () => Promise<unknown> };

/**
 * Returns a component that loads when it is first rendered. After `preload` it renders immediately. With a resolved promise React would
 * still show the fallback, and keep it for 300 ms.
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
