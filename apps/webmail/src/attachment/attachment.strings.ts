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
  /** Button: takes the chosen files into the letter; count is given. */
  attach: { id: 'attachment.attach' },
  /** Closes the picker. */
  cancel: { id: 'attachment.cancel' },
  /** Which files a page shows; from, to and total are given. */
  range: { id: 'attachment.range' },
  /** Link at a file: it goes as a link in the letter (ATT-10). */
  toOnline: { id: 'attachment.toOnline' },
  /** Name of that link; the name of the file is given. */
  toOnlineOf: { id: 'attachment.toOnlineOf' },
  /** Menu item: it goes as a part of the letter again. */
  toPlain: { id: 'attachment.toPlain' },
  /** Button at a file that goes as a link; validity is given. */
  online: { id: 'attachment.online' },
  /** Name of that button; name and validity are given. */
  onlineOf: { id: 'attachment.onlineOf' },
  /** Title of the choices of how long a link holds. */
  validity: { id: 'attachment.validity' },
  /** How long a link holds. */
  month: { id: 'attachment.month' },
  /** How long a link holds. */
  'two-months': { id: 'attachment.two-months' },
  /** How long a link holds. */
  quarter: { id: 'attachment.quarter' },
  /** How long a link holds. */
  'half-year': { id: 'attachment.half-year' },
  /** How long a link holds. */
  year: { id: 'attachment.year' },
  /** How long a link holds. */
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
  /** How large a file may be; the size is given. */
  uploadHelp: { id: 'attachment.uploadHelp' },
  /** Holds all files back. */
  pauseAll: { id: 'attachment.pauseAll' },
  /** Lets all files go on. */
  resumeAll: { id: 'attachment.resumeAll' },
  /** Empties the list. */
  clear: { id: 'attachment.clear' },
  /** Closes the dialog. */
  close: { id: 'attachment.close' },
  /** How many files are done; done and total are given. */
  uploadStatus: { id: 'attachment.uploadStatus' },
  /** At a file whose bytes have to be found again after a reload. */
  lost: { id: 'attachment.lost' },
  /** The file that was chosen to go on is another one; the name is given. */
  otherFile: { id: 'attachment.otherFile' },
  /** All large files went up while their dialog was closed; the count is given. */
  uploadsDone: { id: 'attachment.uploadsDone' },
  /** Not all large files went up; the count is given. */
  uploadsFailed: { id: 'attachment.uploadsFailed' },
} as const satisfies Record<string, MessageDescriptor>;
