export { useScopedSkin } from '../skin-scope/useScopedSkin.ts';
export { type LocaleCode, nearestLocale, toIntlLocale } from './locale.ts';
export { RightToLeft } from './RightToLeft.tsx';
export { UiProvider, type UiProviderProps, useLocaleCode, useStrings } from './UiProvider.tsx';
