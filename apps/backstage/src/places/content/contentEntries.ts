import { type LanguageTexts, languageTexts } from '@jinshu/api';

/** A link of the home page. */
export interface LinkEntry {
  title: LanguageTexts;
  desc: LanguageTexts;
  url: string;
  icon: string;
}

/** A tab of links on the home page. */
export interface TabEntry {
  title: LanguageTexts;
  links: readonly LinkEntry[];
}

/** An image of the home page, with its days. */
export interface PictureEntry {
  title?: LanguageTexts;
  image: string;
  url: string;
  from?: string;
  until?: string;
}

/** An application of the app center. */
export interface AppEntry {
  name: LanguageTexts;
  description: LanguageTexts;
  url: string;
  icon: string;
  departments: readonly number[];
}

const none = languageTexts('');

export const blankTab: TabEntry = { title: none, links: [] };
export const blankLink: LinkEntry = { title: none, desc: none, url: '', icon: '' };
export const blankPicture: PictureEntry = { image: '', url: '' };
export const blankApp: AppEntry = { name: none, description: none, url: '', icon: '', departments: [] };
