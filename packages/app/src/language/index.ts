export { LanguageName, LanguagePicker } from './LanguagePicker.tsx';
export { LanguageProvider, useLanguage } from './LanguageProvider.tsx';
export {
  type AppStrings,
  createLanguages,
  type LoadedLanguage,
  type LoadLanguage,
  languageNames,
  storedLanguage,
  storeLanguage,
} from './languages.ts';
export { createLazyPart, partRetryMs } from './lazyPart.ts';
