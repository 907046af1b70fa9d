import { preloadToolbarMenus } from '@jinshu/ui/list-toolbar';
import { preloadMenu } from '@jinshu/ui/menu';
import type { IntlShape } from 'react-intl';
import type { Account } from '../../core/account/index.ts';
import { allWords } from '../../core/language/index.ts';
import { offerLeftCopies } from '../../mail/draft/index.ts';
import { loadMailActions, preloadLetter, ReadingTab } from '../../mail/message/index.ts';
import { ComposeTab } from '../../places/compose/index.ts';
import { MessageListPane, preloadListMenus } from '../../places/mailbox/index.ts';
import { fetchFiles } from './fetchFiles.ts';

type Given = readonly [Account, IntlShape['formatMessage']];

const parts: readonly ((...given: Given) => Promise<unknown>)[] = [
  MessageListPane.preload,
  allWords,
  ReadingTab.preload,
  preloadLetter,
  preloadMenu,
  preloadToolbarMenus,
  preloadListMenus,
  loadMailActions,
  offerLeftCopies,
  // Evaluated and prepared, the editor would be a third of the memory of a page that may never need it. A finger gives no sign before it.
  async () => (matchMedia('(hover: none)').matches ? ComposeTab.preload() : fetchFiles('part:compose')),
  async () => addEventListener('keydown', () => void ComposeTab.preload().catch(() => undefined), { once: true }),
];
let isBegun = false;

// Safari has no idle callback.
const whenIdle = (act: () => void) => ('requestIdleCallback' in globalThis ? requestIdleCallback(act) : setTimeout(act, 200));

/**
 * Preloads what the user is likely to need next, one module at a time, while the browser is idle. Messages, menus and the editor then open
 * at once. Also offers unfinished messages. Runs once per page, and not if the browser saves data. A module that fails to load is fetched
 * again when needed.
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
