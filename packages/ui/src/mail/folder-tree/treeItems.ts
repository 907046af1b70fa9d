import type { IconName } from '../../foundation/icon/index.ts';

/** A folder as the tree shows it. */
export interface Folder {
  /** `INBOX`, `Drafts` … or the identifier of a user's own folder. */
  rawName: string;
  /** Shown for user folders; the default ones take their name from `UiStrings`. */
  name: string;
  unseenCount: number;
  isDefault: boolean;
  isLocked: boolean;
}

/** Entry of the tree that isn't a folder, such as messages waiting for review. */
export interface FolderTreeEntry {
  key: string;
  name: string;
  unseenCount: number;
  icon: IconName;
}

/** The key of the node above the user's own folders. */
export const MY_FOLDERS = 'my-folders';

/** One visible line of the tree. */
export interface TreeItem {
  key: string;
  name: string;
  count: number;
  icon: IconName;
  level: 1 | 2;
  position: number;
  setSize: number;
  isLocked: boolean;
  isExpanded?: boolean | undefined;
  folder?: Folder | undefined;
}

const DEFAULT_ICONS: Readonly<Record<string, IconName>> = {
  INBOX: 'mail_inbox',
  Drafts: 'drafts',
  Sent: 'send',
  Trash: 'delete',
  Spam: 'mail_prohibited',
};

interface TreeWords {
  myFolders: string;
  folders: Readonly<Record<string, string>>;
}

/** Lays the folders out as lines: the default ones, entries of other kinds, then the user's own under their node, which hides them while all are locked. */
export function treeItems(
  folders: readonly Folder[],
  entries: readonly FolderTreeEntry[],
  isExpanded: boolean,
  words: TreeWords,
): TreeItem[] {
  const defaults = folders.filter(({ isDefault }) => isDefault);
  const own = folders.filter(({ isDefault }) => !isDefault);
  const topSize = defaults.length + entries.length + (own.length > 0 ? 1 : 0);
  const top: TreeItem[] = [
    ...defaults.map((folder) => ({ ...lineOf(folder), name: words.folders[folder.rawName] ?? folder.name })),
    ...entries.map(({ key, name, unseenCount, icon }) => ({ key, name, count: unseenCount, icon, isLocked: false })),
  ].map((line, index) => ({ ...line, level: 1, position: index + 1, setSize: topSize }));
  if (own.length === 0) return top;
  const isLocked = own.every((folder) => folder.isLocked);
  const node: TreeItem = {
    key: MY_FOLDERS,
    name: words.myFolders,
    count: 0,
    icon: isLocked ? 'lock_closed' : 'chevron_down',
    level: 1,
    position: topSize,
    setSize: topSize,
    isLocked,
    isExpanded: isLocked ? undefined : isExpanded,
  };
  if (isLocked) return [...top, node];
  const below: TreeItem[] = own.map((folder, index) => ({ ...lineOf(folder), level: 2, position: index + 1, setSize: own.length }));
  return isExpanded ? [...top, node, ...below] : [...top, node];
}

const lineOf = (folder: Folder) => ({
  key: folder.rawName,
  name: folder.name,
  count: folder.unseenCount,
  icon: folder.isLocked ? ('lock_closed' as const) : (DEFAULT_ICONS[folder.rawName] ?? ('folder' as const)),
  isLocked: folder.isLocked,
  folder,
});
