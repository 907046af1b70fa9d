import type { MessageDescriptor } from 'react-intl';

/** Words of the access to mailboxes. */
export const mailboxAccessStrings = {
  /** Tab. */
  title: { id: 'mailbox-access.title' },
  /** Name of the search. */
  search: { id: 'mailbox-access.search' },
  /** Column. */
  mailbox: { id: 'mailbox-access.mailbox' },
  /** Column. */
  address: { id: 'mailbox-access.address' },
  /** Column. */
  holder: { id: 'mailbox-access.holder' },
  /** Column. */
  level: { id: 'mailbox-access.level' },
  /** In place of a level. */
  forward: { id: 'mailbox-access.forward' },
  /** In place of a level. */
  forwardOff: { id: 'mailbox-access.forwardOff' },
  /** Filter. */
  kind: { id: 'mailbox-access.kind' },
  /** Filter. */
  anyKind: { id: 'mailbox-access.anyKind' },
  /** No row. */
  none: { id: 'mailbox-access.none' },
  /** Button. */
  end: { id: 'mailbox-access.end' },
  /** Question. */
  endAccessTitle: { id: 'mailbox-access.endAccessTitle' },
  /** Question. */
  endForwardTitle: { id: 'mailbox-access.endForwardTitle' },
  endHelp: { id: 'mailbox-access.endHelp' },
  /** Toast. */
  ended: { id: 'mailbox-access.ended' },
  cancel: { id: 'mailbox-access.cancel' },
} as const satisfies Record<string, MessageDescriptor>;

/** Kinds of access. */
export const accessKindStrings = {
  person: { id: 'mailbox-access.kind.person' },
  department: { id: 'mailbox-access.kind.department' },
  forward: { id: 'mailbox-access.kind.forward' },
} as const satisfies Record<string, MessageDescriptor>;

/** Levels of access. */
export const accessLevelStrings = {
  read: { id: 'mailbox-access.level.read' },
  write: { id: 'mailbox-access.level.write' },
  send: { id: 'mailbox-access.level.send' },
  full: { id: 'mailbox-access.level.full' },
} as const satisfies Record<string, MessageDescriptor>;
