import { createLanguages } from '@jinshu/app/language';

/** The languages of the back stage. Its strings come in two files each: those of the login, and the rest. */
export const { loadLanguage, allWords } = createLanguages({
  'zh-hans': [() => import('virtual:strings/first/zh-hans'), () => import('virtual:strings/more/zh-hans')],
  'zh-tw': [() => import('virtual:strings/first/zh-tw'), () => import('virtual:strings/more/zh-tw')],
  en: [() => import('virtual:strings/first/en'), () => import('virtual:strings/more/en')],
});
