export { allWords, loadLanguage } from './language.ts';
export { lazyPart } from './lazyPart.ts';
