import { type Language, languages } from '@jinshu/api';

/** Returns the language of a page: the one selected on it, else the first supported one that the browser accepts. */
export function pageLanguage(chosen: string | undefined, accepted: string | undefined): Language {
  const known = languages.find((language) => language === chosen);
  if (known) return known;
  for (const tag of (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';', 1)[0]?.trim() ?? '')) {
    if (/^zh-(tw|hk|mo|hant)/.test(tag)) return 'zh-tw';
    if (tag.startsWith('zh')) return 'zh-hans';
    if (tag.startsWith('en')) return 'en';
  }
  return 'zh-hans';
}
