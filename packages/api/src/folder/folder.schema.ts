import * as z from 'zod/mini';
import { named, text, wireObject } from '../contract/wire.ts';

/** Roles of the default folders. Custom folders have no role. */
export const folderRoles = ['inbox', 'drafts', 'sent', 'trash', 'spam'] as const;

export type FolderRole = (typeof folderRoles)[number];

/** Default folders in order, by their names on the wire and in addresses. */
export const defaultFolders = [
  { rawName: 'INBOX', role: 'inbox' },
  { rawName: 'Drafts', role: 'drafts' },
  { rawName: 'Sent', role: 'sent' },
  { rawName: 'Trash', role: 'trash' },
  { rawName: 'Spam', role: 'spam' },
] as const satisfies readonly { rawName: string; role: FolderRole }[];

/** The name a folder is called by on the wire: `INBOX`, `Drafts` … or the identifier of a user's own. */
export const rawNameSchema = text(64).check(z.minLength(1));

/** Raw folder name that may be left open: empty for none or all, `root` for all. */
export const anyFolderSchema = text(64);

/** The role of a folder, or nothing for a user's own. */
export const folderRole = (rawName: string): FolderRole | undefined => defaultFolders.find((folder) => folder.rawName === rawName)?.role;

/** Maximum length of a folder name, in characters. */
export const maximumFolderName = 20;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const forbiddenInName = /[/\\.*%&"'<>\u0000-\u001f\u007f-\u009f]/;

/** Returns the reason why a folder can't have this name, or `undefined` if it can. Doesn't check whether the name is taken. */
export function checkFolderName(name: string): 'required' | 'too-long' | 'forbidden-character' | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'required';
  if ([...trimmed].length > maximumFolderName) return 'too-long';
  if (forbiddenInName.test(trimmed)) return 'forbidden-character';
  return undefined;
}

/** A folder with its unread count. */
export const folderSchema = wireObject({
  id: z.int(),
  rawName: z.string(),
  name: z.string(),
  label: z.string(),
  unseenCount: z.int(),
  hasUnseen: named('unseen', z.boolean()),
  flags: z.array(z.string()),
  isDefault: z.boolean(),
  isLocked: named('is_lock', z.boolean()),
  canEmpty: named('is_can_empty', z.boolean()),
});

export type Folder = z.output<typeof folderSchema>;

/** A folder with its message count and size. */
export const folderSizeSchema = wireObject({
  id: z.int(),
  rawName: z.string(),
  name: z.string(),
  unseenCount: z.int(),
  messageCount: named('total', z.int()),
  size: z.int(),
  isDefault: z.boolean(),
});

export type FolderSize = z.output<typeof folderSizeSchema>;

export const folderNameSchema = text(100);
