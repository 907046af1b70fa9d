export { PageKeys } from './parts.ts';
export { shortcutStrings } from './shortcut.strings.ts';
export { shortcutHelp } from './shortcutHelp.ts';
