export { type LocaleCode, toIntlLocale } from './locale.ts';
export { UiProvider, type UiProviderProps, useLocaleCode, useStrings } from './UiProvider.tsx';
