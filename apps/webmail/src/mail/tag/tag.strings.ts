import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `tag`. */
export const tagStrings = {
  /** Question before a tag is deleted. */
  deleteTitle: { id: 'tag.deleteTitle' },
  /** Consequence: how many messages lose it. */
  deleteHelp: { id: 'tag.deleteHelp' },
} as const satisfies Record<string, MessageDescriptor>;
