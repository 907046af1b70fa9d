import type { LanguageTexts } from '@jinshu/api';

interface Named {
  name: LanguageTexts;
}

/** Key of a skin of the organization: its first name. */
export const skinKey = ({ name }: Named): string => name['zh-hans'].toLowerCase();

/** Name of a skin of the organization in policies of a file: `own:松烟绿`, and `own#2:松烟绿` for the second skin of this name. */
export const skinReference = (key: string, skin: Named): string =>
  `own${key.slice(skinKey(skin).length).trim()}:${skin.name['zh-hans'].trim()}`;

/** Whether a text in a file names a skin of the organization. */
export const isSkinReference = (text: string): boolean => /^own(#\d+)?:/.test(text);
