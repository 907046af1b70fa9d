import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `contacts`. */
export const contactsStrings = {
  /** The node with all contacts of the personal book. */
  all: { id: 'contacts.all' },
  /** The node with contacts in no group (CON-07). */
  noGroup: { id: 'contacts.noGroup' },
  /** The node with contacts that were added automatically (CON-55). */
  collected: { id: 'contacts.collected' },
  /** Number of people, beside the name of a department. */
  withBelow: { id: 'contacts.withBelow' },
  /** The name of a recipient that is everyone of the organization. */
  everyone: { id: 'contacts.everyone' },
  /** Menu of a group. */
  write: { id: 'contacts.write' },
  /** Menu of a group. */
  rename: { id: 'contacts.rename' },
  /** Menu of a group. */
  delete: { id: 'contacts.delete' },
  /** Menu of a group. */
  export: { id: 'contacts.export' },
  /** Question before a group is deleted (CON-25). */
  deleteGroupTitle: { id: 'contacts.deleteGroupTitle' },
  deleteGroupHelp: { id: 'contacts.deleteGroupHelp' },
  groupDeleted: { id: 'contacts.groupDeleted' },
  /** Question before contacts of all pages are deleted. */
  deleteAllTitle: { id: 'contacts.deleteAllTitle' },
  deleteAllHelp: { id: 'contacts.deleteAllHelp' },
  /** Result, with an undo (CON-54). */
  deleted: { id: 'contacts.deleted' },
  merged: { id: 'contacts.merged' },
  undo: { id: 'contacts.undo' },
  undone: { id: 'contacts.undone' },
  grouped: { id: 'contacts.grouped' },
  regrouped: { id: 'contacts.regrouped' },
  kept: { id: 'contacts.kept' },
  copied: { id: 'contacts.copied' },
  copiedSome: { id: 'contacts.copiedSome' },
  allKnown: { id: 'contacts.allKnown' },
  saved: { id: 'contacts.saved' },
  imported: { id: 'contacts.imported' },
  /** A group without addresses. */
  nobody: { id: 'contacts.nobody' },
  /** More people are selected than one message goes to. */
  tooMany: { id: 'contacts.tooMany' },
  /** Question before unsaved changes of a contact are lost. */
  unsavedTitle: { id: 'contacts.unsavedTitle' },
  unsavedHelp: { id: 'contacts.unsavedHelp' },
  discard: { id: 'contacts.discard' },
  stay: { id: 'contacts.stay' },
  /** Banner: the contact was changed in another window. */
  stale: { id: 'contacts.stale' },
  keepMine: { id: 'contacts.keepMine' },
  takeTheirs: { id: 'contacts.takeTheirs' },
  /** Banner: another contact has the address. */
  exists: { id: 'contacts.exists' },
  openExisting: { id: 'contacts.openExisting' },
  /** Banner: the contact was deleted in another window. */
  gone: { id: 'contacts.gone' },
  saveAsNew: { id: 'contacts.saveAsNew' },
  emptyValue: { id: 'contacts.emptyValue' },
  /** Labels of a card. */
  departments: { id: 'contacts.departments' },
  jobNumber: { id: 'contacts.jobNumber' },
  noSubject: { id: 'contacts.noSubject' },
  mailsWith: { id: 'contacts.mailsWith' },
  /** Reasons why a file can't be read. */
  fileDamaged: { id: 'contacts.fileDamaged' },
  fileEmpty: { id: 'contacts.fileEmpty' },
  fileNoAddress: { id: 'contacts.fileNoAddress' },
  fileTooLong: { id: 'contacts.fileTooLong' },
} as const satisfies Record<string, MessageDescriptor>;
