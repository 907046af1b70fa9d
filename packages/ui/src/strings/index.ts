export { en } from './en.ts';
export type { UiStrings } from './UiStrings.ts';
export { zhHans } from './zh-hans.ts';
export { zhTw } from './zh-tw.ts';
