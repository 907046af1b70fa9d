import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `files`. */
export const filesStrings = {
  /** Place: attachments that were sent. */
  transit: { id: 'files.transit' },
  /** Place: links of the user. */
  shares: { id: 'files.shares' },
  /** Place: deleted files of the personal or enterprise drive. */
  trash: { id: 'files.trash' },
  /** Name of the grid of files. */
  files: { id: 'files.files' },
  /** Name of the tree of the enterprise drive. */
  tree: { id: 'files.tree' },
  /** Name and placeholder of the search field. */
  search: { id: 'files.search' },
  /** Range of files on a page; from, to and total are given. */
  range: { id: 'files.range' },
  /** Number of files per page; count is given. */
  perPage: { id: 'files.perPage' },
  /** After moving; count and skipped are given. */
  moved: { id: 'files.moved' },
  /** After deleting; count is given. */
  deleted: { id: 'files.deleted' },
  /** After restoring; count is given. */
  restored: { id: 'files.restored' },
  /** After deleting permanently; count is given. */
  erased: { id: 'files.erased' },
  /** Button of a toast. */
  undo: { id: 'files.undo' },
  /** Files were cut; count is given. */
  cut: { id: 'files.cut' },
  /** Files are held for a copy; count is given. */
  copyHeld: { id: 'files.copyHeld' },
  /** After copying; count and skipped are given. */
  copiedItems: { id: 'files.copiedItems' },
  /** Title of the folder picker for a copy; count is given. */
  copyTitle: { id: 'files.copyTitle' },
  /** Button of that folder picker. */
  copyHere: { id: 'files.copyHere' },
  /** Title of the folder picker; count is given. */
  moveTitle: { id: 'files.moveTitle' },
  /** Button of the folder picker. */
  moveHere: { id: 'files.moveHere' },
  /** Deletes permanently. */
  erase: { id: 'files.erase' },
  /** Question before deleting permanently; count is given. */
  eraseTitle: { id: 'files.eraseTitle' },
  /** Consequence of it. */
  eraseHelp: { id: 'files.eraseHelp' },
  /** Empty trash. */
  trashEmpty: { id: 'files.trashEmpty' },
  /** Number of days that the trash keeps files; days is given. */
  trashHelp: { id: 'files.trashHelp' },
  /** A file that was restored as a version. */
  versionRestored: { id: 'files.versionRestored' },
  /** A share ended. */
  shareEnded: { id: 'files.shareEnded' },
  /** Text was copied. */
  copied: { id: 'files.copied' },
  /** The browser refused to copy. */
  copyFailed: { id: 'files.copyFailed' },
  /** Link and code in one line; url and code are given. */
  invitation: { id: 'files.invitation' },
  /** Mark of a shared file. */
  shared: { id: 'files.shared' },
  /** Accessible name of it; name is given. */
  sharedOf: { id: 'files.sharedOf' },
  /** Field of the share dialog. */
  people: { id: 'files.people' },
  /** Help text of it. */
  peopleHelp: { id: 'files.peopleHelp' },
  /** Number of downloads of a link; count is given. */
  limit: { id: 'files.limit' },
  /** After moving attachments to the personal drive; count is given. */
  stored: { id: 'files.stored' },
  /** After renewing links; count is given. */
  renewed: { id: 'files.renewed' },
  /** Warning: links end within a week; count is given. */
  expiring: { id: 'files.expiring' },
  /** Button of that warning; validity is a lifetime, and span its name. */
  renewAll: { id: 'files.renewAll' },
  /** Title of the permission dialog; folder is given. */
  permissionsOf: { id: 'files.permissionsOf' },
  /** Field of that dialog. */
  member: { id: 'files.member' },
  /** Error message: the typed text isn't in the list. */
  memberUnknown: { id: 'files.memberUnknown' },
  /** Error message: the field is empty. */
  memberMissing: { id: 'files.memberMissing' },
  /** Error message: the typed text isn't in the list. */
  personUnknown: { id: 'files.personUnknown' },
  /** Item of that field; name is given. */
  department: { id: 'files.department' },
  /** Field with a person. */
  person: { id: 'files.person' },
  /** The person administers the drive. */
  asAdministrator: { id: 'files.asAdministrator' },
  /** Own permission; permission and folder are given. */
  asMember: { id: 'files.asMember' },
  /** Permission of a department; department, permission and folder are given. */
  asDepartment: { id: 'files.asDepartment' },
  /** No permission. */
  asNobody: { id: 'files.asNobody' },
  /** Administrators of the drive; names are given. */
  administrators: { id: 'files.administrators' },
  /** Makes the selected person an administrator. */
  addAdministrator: { id: 'files.addAdministrator' },
  /** At a file whose bytes have to be found again after a reload. */
  lost: { id: 'files.lost' },
  /** The file selected to resume isn't the expected one; name is given. */
  otherFile: { id: 'files.otherFile' },
  /** Uploads ended on another page; count is given. */
  uploaded: { id: 'files.uploaded' },
  /** Uploads failed on another page; count is given. */
  notUploaded: { id: 'files.notUploaded' },
} as const satisfies Record<string, MessageDescriptor>;
