import type { LocaleCode } from '../../foundation/provider/index.ts';
import { type EmojiGroup, emojiGroups, emojiLines } from './emojiData.ts';

/** An emoji and what it is called. */
export interface Emoji {
  emoji: string;
  group: EmojiGroup;
  names: Readonly<Record<LocaleCode, string>>;
}

function readLine(line: string, group: EmojiGroup): Emoji {
  const [emoji = '', hans = '', tw = '', en = ''] = line.split('|');
  return { emoji, group, names: { 'zh-hans': hans, 'zh-tw': tw || hans, en } };
}

/** Every emoji of the picker. */
export const emojis: readonly Emoji[] = emojiGroups.flatMap((group) => emojiLines[group].split('\n').map((line) => readLine(line, group)));

/** Returns the emoji whose names contain all the words. The words may be in different languages. */
export function findEmojis(words: string): Emoji[] {
  const wanted = words.toLowerCase().split(/\s+/u).filter(Boolean);
  return emojis.filter(({ emoji, names }) => {
    const text = `${emoji} ${Object.values(names).join(' ')}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
