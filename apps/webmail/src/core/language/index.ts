export { useLanguage } from './LanguageProvider.tsx';
export { lazyPart } from './lazyPart.ts';
