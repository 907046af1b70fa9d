import type { UiStrings } from '@jinshu/ui/strings';

/** Each language is loaded when the user chooses it. Set `lang` of the page too: fonts and hyphens follow it. */
export const languages: Record<string, () => Promise<UiStrings>> = {
  en: async () => (await import('@jinshu/ui/strings/en')).en,
  'zh-hans': async () => (await import('@jinshu/ui/strings/zh-hans')).zhHans,
  'zh-tw': async () => (await import('@jinshu/ui/strings/zh-tw')).zhTw,
};
