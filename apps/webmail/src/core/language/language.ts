import { createLanguages } from '@jinshu/app/language';

export { type LoadedLanguage, languageNames, storedLanguage, storeLanguage } from '@jinshu/app/language';

/** The languages of the webmail. Its strings come in two files each: those of the first screen, and the rest. */
export const { loadLanguage, allWords } = createLanguages(
  {
    'zh-hans': [() => import('virtual:strings/first/zh-hans'), () => import('virtual:strings/more/zh-hans')],
    'zh-tw': [() => import('virtual:strings/first/zh-tw'), () => import('virtual:strings/more/zh-tw')],
    en: [() => import('virtual:strings/first/en'), () => import('virtual:strings/more/en')],
  },
  {
    'zh-hans': async () => (await import('@jinshu/ui/strings/home/zh-hans')).zhHansHome,
    'zh-tw': async () => (await import('@jinshu/ui/strings/home/zh-tw')).zhTwHome,
    en: async () => (await import('@jinshu/ui/strings/home/en')).enHome,
  },
);
