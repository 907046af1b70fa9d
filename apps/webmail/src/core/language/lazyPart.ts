import { createLazyPart } from '@jinshu/app/language';
import { allWords } from './language.ts';

/** A part that loads when it is first shown, with the words that the first screen did without. One that was fetched ahead shows at once. */
export const lazyPart = createLazyPart(() => allWords());

/** A part that loads when it is first shown. All its strings are among those of the first screen. */
export const lazyFirstPart = createLazyPart(async () => undefined);
