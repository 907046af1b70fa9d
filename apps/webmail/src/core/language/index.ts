export { useLanguage } from '@jinshu/app/language';
export { lazyPart } from './lazyPart.ts';
