import { preloadMenu } from '@jinshu/ui/menu';
import { allWords } from '../language/language.ts';

const parts: readonly (() => Promise<unknown>)[] = [
  allWords,
  () => import('../message/ReadingTab.tsx'),
  preloadMenu,
  () => import('../message/listExtras.ts'),
  () => import('../message/mailActions.ts'),
  () => import('../compose/beginMail.ts'),
  () => import('../compose/ComposeTab.tsx'),
];
let isBegun = false;

// Safari has no idle callback.
const whenIdle = (act: () => void) => ('requestIdleCallback' in globalThis ? requestIdleCallback(act) : setTimeout(act, 200));

/**
 * Fetches what is likely to be asked for next, one part at a time while nothing else is to be done: a letter, a menu or the editor then
 * opens at once. Once per page, and not for those who save data. A part that does not come is asked for again when it is needed.
 */
export function preloadParts(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (isBegun || connection?.saveData) return;
  isBegun = true;
  const next = ([load, ...rest]: typeof parts): void => {
    if (load)
      whenIdle(() =>
        load().then(
          () => next(rest),
          () => next(rest),
        ),
      );
  };
  next(parts);
}
