import { en, zhHans, zhTw } from '@jinshu/ui/strings';

/** Built-in text of the components in each language of the toolbar. */
export const languages = { 'zh-hans': zhHans, 'zh-tw': zhTw, en } as const;
