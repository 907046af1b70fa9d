import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `skin`. */
export const skinStrings = {
  /** Heading of the page. */
  title: { id: 'skin.title' },
  /** Marks the skin in use. */
  inUse: { id: 'skin.inUse' },
  /** Name of a skin. */
  jingdianlan: { id: 'skin.jingdianlan' },
  /** Name of a skin. */
  moye: { id: 'skin.moye' },
} as const satisfies Record<string, MessageDescriptor>;
