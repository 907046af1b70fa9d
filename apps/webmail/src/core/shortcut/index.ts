export { shortcutPreference } from './shortcutPreference.ts';
export { useShortcuts } from './useShortcuts.ts';
