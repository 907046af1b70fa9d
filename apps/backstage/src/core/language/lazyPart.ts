import { createLazyPart } from '@jinshu/app/language';
import { allWords } from './language.ts';

/** A part that loads when it is first shown, with the words that the login does without. */
export const lazyPart = createLazyPart(() => allWords());
