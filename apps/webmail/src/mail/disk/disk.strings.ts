import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `disk`. */
export const diskStrings = {
  /** Place of the file centre, and the root of that drive. */
  personal: { id: 'disk.personal' },
  /** Place of the file centre, and the root of that drive. */
  company: { id: 'disk.company' },
  /** Name of the row of tabs of the folder picker. */
  drives: { id: 'disk.drives' },
  /** Way to the folder in the picker and above the files. */
  path: { id: 'disk.path' },
  /** The user may not add files to the open folder. */
  noRight: { id: 'disk.noRight' },
  /** Title of the folder picker for attachments; the count is given. */
  saveTitle: { id: 'disk.saveTitle' },
  /** Button of that picker. */
  saveHere: { id: 'disk.saveHere' },
} as const satisfies Record<string, MessageDescriptor>;
