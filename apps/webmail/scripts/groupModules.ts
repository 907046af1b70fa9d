import path from 'node:path';
import { build, type Rolldown } from 'vite';

/** First screens of most users, by their entry module. Modules that several screens share load as one file. */
const screens: Readonly<Record<string, string>> = {
  'index.html': 'app',
  'src/places/login/LoginScreen.tsx': 'login',
  'src/shell/layout/MainLayout.tsx': 'mailbox',
  'src/shell/mail-tab/MailboxScreen.tsx': 'mailbox',
  'src/places/mailbox/MessageListPane.tsx': 'list',
  'src/places/home/HomePlace.tsx': 'home',
};

/**
 * Modules prefetched after the list is shown, in this order, by their entry module. The bundler's own grouping made a hundred small files.
 */
const soon: Readonly<Record<string, string>> = {
  '../../packages/ui/src/parts/menu/MenuParts.tsx': 'actions',
  '../../packages/ui/src/mail/list-toolbar/toolbarMenus.ts': 'actions',
  'src/places/mailbox/listExtras.ts': 'actions',
  'src/mail/message/mailActions.ts': 'actions',
  'src/places/lock/ScreenLock.tsx': 'actions',
  'src/places/mailbox/ReviewEntry.tsx': 'actions',
  'src/mail/message/ReadingTab.tsx': 'letter',
  'src/mail/message/preloadLetter.ts': 'letter',
  'src/mail/sender-check/SenderNotices.tsx': 'letter',
  'src/mail/quick-reply/QuickReplyBox.tsx': 'letter',
  'src/places/compose/ComposeTab.tsx': 'compose',
  'src/mail/draft/beginMail.ts': 'begin',
  '../../packages/ui/src/parts/rich-text-editor/index.ts': 'compose',
};
const order = ['actions', 'letter', 'begin', 'compose'] as const;
const soonNames: ReadonlySet<string> = new Set(order);

const isChunk = (output: Rolldown.OutputChunk | Rolldown.OutputAsset): output is Rolldown.OutputChunk => output.type === 'chunk';

/**
 * Returns the screens that need each module. Only a finished build has this information: the import of a barrel doesn't show which of its
 * exports are used.
 */
async function screensOfModules(root: string): Promise<Map<string, Set<string>>> {
  const built = await build({ root, logLevel: 'error', build: { write: false, minify: false, cssMinify: false } });
  if (!('output' in built)) throw new Error('One build was asked for.');
  const chunks = new Map(built.output.filter(isChunk).map((chunk) => [chunk.fileName, chunk]));
  const found = new Map<string, Set<string>>();
  for (const start of chunks.values()) {
    if (!start.facadeModuleId) continue;
    const own = path.relative(root, start.facadeModuleId);
    const screen = screens[own] ?? soon[own] ?? own;
    const pending = new Set([start.fileName]);
    for (const file of pending) {
      const chunk = chunks.get(file);
      for (const next of chunk?.imports ?? []) pending.add(next);
      for (const id of Object.keys(chunk?.modules ?? {})) found.set(id, (found.get(id) ?? new Set()).add(screen));
    }
  }
  return found;
}

/**
 * Returns a function that maps modules to files, so that the first load is a few large files instead of dozens of small ones. Large files
 * need fewer round trips and compress better.
 *
 * - `vendor`: third-party code, which stays the same between versions.
 * - `app`: our code that every screen needs.
 * - `mailbox`: code that the frame of the mailbox also needs.
 * - `list`, `home`: code that the list of a folder also needs, and the home page, which a login leads to.
 * - `forms`: code that the login shares with dialogs.
 *
 * The bundler groups the rest.
 */
export async function groupModules(root: string): Promise<(id: string) => string | null> {
  const found = await screensOfModules(root);
  return (id) => {
    const needed = found.get(id);
    if (!needed) return null;
    if (needed.has('app') || (needed.has('login') && needed.has('mailbox'))) return id.includes('node_modules') ? 'vendor' : 'app';
    if (needed.has('mailbox') || (needed.has('home') && needed.has('list'))) return 'mailbox';
    if (needed.has('list')) return 'list';
    if (needed.has('home')) return 'home';
    if (needed.has('login')) return needed.size > 1 ? 'forms' : null;
    // What other parts need too is a file of its own: they would bring all of a group along.
    const first = order.find((group) => needed.has(group));
    return first ? `${first}${[...needed].every((name) => name === first || soonNames.has(name)) ? '' : '-shared'}` : null;
  };
}
