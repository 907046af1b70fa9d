export { useLanguage } from '@jinshu/app/language';
export { allWords, type LoadedLanguage, languageNames, loadLanguage, storedLanguage } from './language.ts';
export { lazyFirstPart, lazyPart } from './lazyPart.ts';
export { carryPickedLanguage, forgetPickedLanguage, keepPickedLanguage, pickedLanguage, pickLanguage } from './pickedLanguage.ts';
export { useKeepLanguage } from './useKeepLanguage.ts';
