import type { RecipientMark } from '@jinshu/api';
import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `recipient`. */
export const recipientStrings = {
  /** Title of the dialog. */
  editTitle: { id: 'recipient.editTitle' },
  /** Field. */
  name: { id: 'recipient.name' },
  /** Field. */
  address: { id: 'recipient.address' },
  /** Keeps what was written. */
  save: { id: 'recipient.save' },
  /** Leaves it as it was. */
  cancel: { id: 'recipient.cancel' },
} as const satisfies Record<string, MessageDescriptor>;

/** Why a recipient is worth a second look. `name` is the one known so far, `count` how many people an address reaches. */
export const markStrings = {
  unknown: { id: 'recipient.unknown' },
  'below-level': { id: 'recipient.below-level' },
  'other-name': { id: 'recipient.other-name' },
  outsider: { id: 'recipient.outsider' },
  many: { id: 'recipient.many' },
  newcomer: { id: 'recipient.newcomer' },
} as const satisfies Record<RecipientMark, MessageDescriptor>;
