import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `folder`. */
export const folderStrings = {
  /** Title of the dialog. */
  new: { id: 'folder.new' },
  /** Field of the dialog. */
  name: { id: 'folder.name' },
  /** Button of the dialog. */
  create: { id: 'folder.create' },
  /** Closes a dialog without doing anything. */
  cancel: { id: 'folder.cancel' },
  /** Title of the dialog for another name. */
  renameTitle: { id: 'folder.renameTitle' },
  /** Button of that dialog. */
  rename: { id: 'folder.rename' },
  /** Question before all mail of a folder goes. */
  emptyTitle: { id: 'folder.emptyTitle' },
  /** Consequence of emptying the folder. */
  emptyHelp: { id: 'folder.emptyHelp' },
  /** Confirms it. */
  empty: { id: 'folder.empty' },
  /** Result of it. */
  emptied: { id: 'folder.emptied' },
  /** The name is missing. */
  required: { id: 'folder.required' },
  /** The name is too long. */
  tooLong: { id: 'folder.tooLong' },
  /** The name holds a character that it must not. */
  forbiddenCharacter: { id: 'folder.forbiddenCharacter' },
  /** Question before a folder is deleted. */
  deleteTitle: { id: 'folder.deleteTitle' },
  /** Number of messages in the folder. */
  deleteCount: { id: 'folder.deleteCount' },
  /** Field of that question: the folder that its mail moves to. */
  deleteTarget: { id: 'folder.deleteTarget' },
  /** Box to tick: the mail goes too. */
  deleteWithContent: { id: 'folder.deleteWithContent' },
  /** Confirms. */
  delete: { id: 'folder.delete' },
} as const satisfies Record<string, MessageDescriptor>;
