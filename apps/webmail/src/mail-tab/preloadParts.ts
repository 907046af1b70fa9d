import { preloadToolbarMenus } from '@jinshu/ui/list-toolbar';
import { preloadMenu } from '@jinshu/ui/menu';
import type { IntlShape } from 'react-intl';
import type { Account } from '../app/AccountProvider.tsx';
import { allWords } from '../language/language.ts';
import { preloadListMenus } from '../message/FolderToolbar.tsx';
import { ComposeTab, ReadingTab } from './tabParts.ts';

type Given = readonly [Account, IntlShape['formatMessage']];

const parts: readonly ((...given: Given) => Promise<unknown>)[] = [
  allWords,
  ReadingTab.preload,
  async (account) => (await import('../message/ReadingTab.tsx')).preloadLetter(account),
  preloadMenu,
  preloadToolbarMenus,
  preloadListMenus,
  () => import('../message/mailActions.ts'),
  ComposeTab.preload,
  async (account) => (await import('../compose/beginMail.ts')).prepareMail(account),
  async (...given) => (await import('../compose/beginMail.ts')).offerLeftCopies(...given),
];
let isBegun = false;

// Safari has no idle callback.
const whenIdle = (act: () => void) => ('requestIdleCallback' in globalThis ? requestIdleCallback(act) : setTimeout(act, 200));

/**
 * Fetches what is likely to be asked for next, one part at a time while nothing else is to be done: a letter, a menu or the editor then
 * opens at once, and letters that were left unfinished are offered. Once per page, and not for those who save data. A part that does not come is asked for again when it is needed.
 */
export function preloadParts(...given: Given): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (isBegun || connection?.saveData) return;
  isBegun = true;
  const next = ([load, ...rest]: typeof parts): void => {
    if (load)
      whenIdle(() =>
        load(...given).then(
          () => next(rest),
          () => next(rest),
        ),
      );
  };
  next(parts);
}
