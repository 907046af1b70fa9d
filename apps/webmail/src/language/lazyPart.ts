import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { allWords } from './language.ts';

/** A part that loads when it is first shown, with the words that the first screen did without. */
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    const [part] = await Promise.all([load(), allWords()]);
    return { default: part };
  });
