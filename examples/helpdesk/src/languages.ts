import type { UiStrings } from '@jinshu/ui/strings';

/** Each language is loaded when the user chooses it. The package has three of them, and the app adds Japanese. */
export const languages: Record<string, () => Promise<UiStrings>> = {
  en: async () => (await import('@jinshu/ui/strings/en')).en,
  'zh-hans': async () => (await import('@jinshu/ui/strings/zh-hans')).zhHans,
  'zh-tw': async () => (await import('@jinshu/ui/strings/zh-tw')).zhTw,
  ja: async () => (await import('./japanese')).ja,
};
