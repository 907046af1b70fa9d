import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `attachment`. */
export const attachmentStrings = {
  /** Name of the half of the button that opens the menu of other ways to add files. */
  more: { id: 'attachment.more' },
  /** Menu item: opens the picker. */
  fromFileCentre: { id: 'attachment.fromFileCentre' },
  /** Menu item: opens the dialog of large files. */
  largeFiles: { id: 'attachment.largeFiles' },
  /** Title of the picker. */
  pickerTitle: { id: 'attachment.pickerTitle' },
  /** Name of the row of tabs of the picker. */
  places: { id: 'attachment.places' },
  /** Tab: files the user has sent or uploaded for mail. */
  stored: { id: 'attachment.stored' },
  /** Tab, and the top of that disk. */
  personal: { id: 'attachment.personal' },
  /** Tab, and the top of that disk. */
  company: { id: 'attachment.company' },
  /** Button that attaches the selected files to the message; count is given. */
  attach: { id: 'attachment.attach' },
  /** Closes the picker. */
  cancel: { id: 'attachment.cancel' },
  /** Range of files on a page; from, to and total are given. */
  range: { id: 'attachment.range' },
  /** Link at a file that turns it into an online attachment (ATT-10). */
  toOnline: { id: 'attachment.toOnline' },
  /** Name of that link; the name of the file is given. */
  toOnlineOf: { id: 'attachment.toOnlineOf' },
  /** Menu item that turns an online attachment back into an ordinary one. */
  toPlain: { id: 'attachment.toPlain' },
  /** Button at a file that goes as a link; validity is given. */
  online: { id: 'attachment.online' },
  /** Name of that button; name and validity are given. */
  onlineOf: { id: 'attachment.onlineOf' },
  /** Title of the choices of how long a link holds. */
  validity: { id: 'attachment.validity' },
  /** Validity of a link. */
  month: { id: 'attachment.month' },
  /** Validity of a link. */
  'two-months': { id: 'attachment.two-months' },
  /** Validity of a link. */
  quarter: { id: 'attachment.quarter' },
  /** Validity of a link. */
  'half-year': { id: 'attachment.half-year' },
  /** Validity of a link. */
  year: { id: 'attachment.year' },
  /** Validity of a link. */
  permanent: { id: 'attachment.permanent' },
  /** Below the files, while one of them is large (ATT-10). */
  suggestion: { id: 'attachment.suggestion' },
  /** Name of the button with the level of a file; name and level are given. */
  levelOf: { id: 'attachment.levelOf' },
  /** A file has no content; the name is given. */
  empty: { id: 'attachment.empty' },
  /** ERR-32; the name is given. */
  executable: { id: 'attachment.executable' },
  /** A file is larger than the server takes in; name and size are given. */
  overLimit: { id: 'attachment.overLimit' },
  /** ERR-35; the name is given. */
  duplicate: { id: 'attachment.duplicate' },
  /** Title of the dialog of large files. */
  uploadTitle: { id: 'attachment.uploadTitle' },
  /** Name of the place for files in that dialog. */
  uploadFiles: { id: 'attachment.uploadFiles' },
  /** Name of the list in that dialog. */
  uploadList: { id: 'attachment.uploadList' },
  /** Help text with the maximum size of a file; the size is given. */
  uploadHelp: { id: 'attachment.uploadHelp' },
  /** Holds all files back. */
  pauseAll: { id: 'attachment.pauseAll' },
  /** Resumes all uploads. */
  resumeAll: { id: 'attachment.resumeAll' },
  /** Empties the list. */
  clear: { id: 'attachment.clear' },
  /** Closes the dialog. */
  close: { id: 'attachment.close' },
  /** Number of finished uploads; done and total are given. */
  uploadStatus: { id: 'attachment.uploadStatus' },
  /** At a file whose bytes have to be found again after a reload. */
  lost: { id: 'attachment.lost' },
  /** The file selected to resume an upload isn't the expected one; the expected name is given. */
  otherFile: { id: 'attachment.otherFile' },
  /** All large files went up while their dialog was closed; the count is given. */
  uploadsDone: { id: 'attachment.uploadsDone' },
  /** Not all large files went up; the count is given. */
  uploadsFailed: { id: 'attachment.uploadsFailed' },
} as const satisfies Record<string, MessageDescriptor>;
