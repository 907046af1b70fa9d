import type { Language } from '@jinshu/api';
import type { AlertWords } from './AlertWords.ts';
import { english } from './en.ts';
import { zhHans } from './zhHans.ts';
import { zhTw } from './zhTw.ts';

/** Words of alerts. */
export const alertWords: Readonly<Record<Language, AlertWords>> = { 'zh-hans': zhHans, 'zh-tw': zhTw, en: english };
