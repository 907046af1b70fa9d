export { en } from './en.ts';
export { extendStrings, type PartialStrings } from './extendStrings.ts';
export type { FirstStrings, MoreStrings, UiStrings } from './UiStrings.ts';
export { zhHans } from './zh-hans.ts';
export { zhTw } from './zh-tw.ts';
