import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `share`. */
export const shareStrings = {
  /** Title before the code is known. */
  title: { id: 'share.title' },
  /** Title of the opened share; name and count are given. */
  opened: { id: 'share.opened' },
  /** Name of the top of a share in the way to a folder. */
  top: { id: 'share.top' },
  /** Until when the share can be opened; date is given. */
  until: { id: 'share.until' },
  /** Number of downloads that are left; count is given. */
  left: { id: 'share.left' },
  /** Each preview takes one of the downloads that are left. */
  previewsCount: { id: 'share.previewsCount' },
  /** Link to the login. */
  logIn: { id: 'share.logIn' },
  /** The address has no link. */
  noLink: { id: 'share.noLink' },
} as const satisfies Record<string, MessageDescriptor>;
