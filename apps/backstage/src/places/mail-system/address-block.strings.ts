import type { MessageDescriptor } from 'react-intl';

/** Words of the blocked addresses. */
export const addressBlockStrings = {
  /** Column, and field. */
  network: { id: 'address-block.network' },
  /** Column, and field. */
  kind: { id: 'address-block.kind' },
  /** Column, and field. */
  reason: { id: 'address-block.reason' },
  /** Column. */
  until: { id: 'address-block.until' },
  noEnd: { id: 'address-block.noEnd' },
  /** Reason of a block after failed logins. */
  forAccounts: { id: 'address-block.forAccounts' },
  /** Reason of a block after very many failed logins. */
  forAll: { id: 'address-block.forAll' },
  /** Button of a row. */
  release: { id: 'address-block.release' },
  /** Button, and title of the dialog. */
  add: { id: 'address-block.add' },
  help: { id: 'address-block.help' },
  /** Field. */
  hours: { id: 'address-block.hours' },
  hoursHelp: { id: 'address-block.hoursHelp' },
  none: { id: 'address-block.none' },
} as const satisfies Record<string, MessageDescriptor>;

/** Reasons of the mail server. */
export const addressMisuseStrings = {
  errors: { id: 'address-block.misuse.errors' },
  commands: { id: 'address-block.misuse.commands' },
} as const satisfies Record<string, MessageDescriptor>;

/** Kinds of entries. */
export const addressKindStrings = {
  failures: { id: 'address-block.kind.failures' },
  misuse: { id: 'address-block.kind.misuse' },
  block: { id: 'address-block.kind.block' },
  exempt: { id: 'address-block.kind.exempt' },
} as const satisfies Record<string, MessageDescriptor>;
