import type { MessageDescriptor } from 'react-intl';

/** Words of every form. */
export const formStrings = {
  /** Question. */
  leaveTitle: { id: 'form.leaveTitle' },
  leaveHelp: { id: 'form.leaveHelp' },
  discard: { id: 'form.discard' },
  stay: { id: 'form.stay' },
} as const satisfies Record<string, MessageDescriptor>;
