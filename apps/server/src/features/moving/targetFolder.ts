import { checkFolderName } from '@jinshu/api';
import { insertFolder, isDefaultName, isNameTaken, type StoredFolder, selectFolder } from '../../mail/folder/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { selectFolderByName, selectFolderByRole } from './folderByName.repository.ts';
import type { ForeignFolder } from './MailSource.ts';

const longest = 20;
const cut = (text: string, length: number) => [...text].slice(0, length).join('').trim();

/** Makes a name that a folder may have (FLD-17) out of the names of a folder and those around it. */
export function localName(path: readonly string[]): string {
  const part = (name: string) =>
    name
      .replace(/[\\/.*%&"'<>\p{Cc}]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const name = path
    .map(part)
    .filter((one) => one !== '')
    .join('-');
  // The innermost name tells most.
  const short =
    [...name].length > longest
      ? cut(
          [...name]
            .slice(-longest)
            .join('')
            .replace(/^[^-]*-(?=.{6})/u, ''),
          longest,
        )
      : name;
  return checkFolderName(short) === undefined ? short : 'mail';
}

/** Returns the folder of a name, and makes it if there is none. Names of default folders get a number. */
async function folderNamed(tx: Tx, mailboxId: number, name: string, taken: ReadonlySet<number>): Promise<StoredFolder> {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${cut(name, longest - String(number).length - 1)} ${number}`;
    if (isDefaultName(tried)) continue;
    if (!(await isNameTaken(tx, mailboxId, tried))) return insertFolder(tx, mailboxId, tried);
    const found = await selectFolderByName(tx, mailboxId, tried);
    // Two folders of the other mailbox whose names became the same here stay apart.
    if (found && !taken.has(found.id)) return found;
  }
}

/** Target folder for mail of another mailbox. */
export interface TargetInput {
  mailboxId: number;
  /** Folder for everything; null for the folders of the same name. */
  targetFolder: string | null;
  folder: ForeignFolder;
  /** Folder used so far, if it still exists. */
  folderId: number | null;
  /** Folders here that belong to other folders of the other mailbox. */
  taken: ReadonlySet<number>;
}

/**
 * Returns the folder for mail of a folder of another mailbox, and makes it if it is missing. Default folders go into ours, except drafts:
 * ours are forms, not messages. With a target, the Inbox goes there and the others beside it, under its name. The mailbox must be locked.
 */
export async function findTarget(
  tx: Tx,
  { mailboxId, targetFolder, folder, folderId, taken }: TargetInput,
): Promise<StoredFolder & { isNew: boolean }> {
  const known = folderId === null ? undefined : await selectFolder(tx, mailboxId, { id: folderId });
  if (known) return { ...known, isNew: false };
  const target = targetFolder === null ? undefined : await selectFolder(tx, mailboxId, { rawName: targetFolder });
  if (folder.role === 'inbox' && target) return { ...target, isNew: false };
  if (!target && folder.role !== null && folder.role !== 'drafts') {
    const own = await selectFolderByRole(tx, mailboxId, folder.role);
    if (own) return { ...own, isNew: false };
  }
  const outer = target ? [target.name] : [];
  const made = await folderNamed(tx, mailboxId, localName([...outer, ...folder.path]), taken);
  return { ...made, isNew: true };
}
