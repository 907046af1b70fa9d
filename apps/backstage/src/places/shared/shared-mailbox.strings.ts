import type { MessageDescriptor } from 'react-intl';

/** Words of the shared mailboxes. */
export const sharedMailboxStrings = {
  /** Heading of the page. */
  section: { id: 'shared-mailbox.section' },
  /** Tab. */
  title: { id: 'shared-mailbox.title' },
  /** Button, and title of its dialog. */
  add: { id: 'shared-mailbox.add' },
  /** Name of the search. */
  search: { id: 'shared-mailbox.search' },
  searchPlaceholder: { id: 'shared-mailbox.searchPlaceholder' },
  /** Title. */
  none: { id: 'shared-mailbox.none' },
  noneHelp: { id: 'shared-mailbox.noneHelp' },
  /** Column and field. */
  name: { id: 'shared-mailbox.name' },
  nameRequired: { id: 'shared-mailbox.nameRequired' },
  /** Column and field. */
  address: { id: 'shared-mailbox.address' },
  addressRequired: { id: 'shared-mailbox.addressRequired' },
  /** Column and field. */
  department: { id: 'shared-mailbox.department' },
  /** Column and tab. */
  members: { id: 'shared-mailbox.members' },
  /** In place of members. */
  nobody: { id: 'shared-mailbox.nobody' },
  /** Below the name of a department. */
  withAllBelow: { id: 'shared-mailbox.withAllBelow' },
  /** Field. */
  find: { id: 'shared-mailbox.find' },
  /** Button. */
  addMember: { id: 'shared-mailbox.addMember' },
  /** Column and field. */
  capacity: { id: 'shared-mailbox.capacity' },
  usedOf: { id: 'shared-mailbox.usedOf' },
  usedUnlimited: { id: 'shared-mailbox.usedUnlimited' },
  capacityHelp: { id: 'shared-mailbox.capacityHelp' },
  /** A warning. */
  capacityBelow: { id: 'shared-mailbox.capacityBelow' },
  /** After a capacity. */
  unit: { id: 'shared-mailbox.unit' },
  /** Column. */
  state: { id: 'shared-mailbox.state' },
  /** State. */
  active: { id: 'shared-mailbox.active' },
  /** State of a deleted one. */
  removedOn: { id: 'shared-mailbox.removedOn' },
  /** Link to the list. */
  back: { id: 'shared-mailbox.back' },
  /** Tab. */
  details: { id: 'shared-mailbox.details' },
  saved: { id: 'shared-mailbox.saved' },
  /** Button. */
  create: { id: 'shared-mailbox.create' },
  /** Button. */
  cancel: { id: 'shared-mailbox.cancel' },
  /** Button. */
  delete: { id: 'shared-mailbox.delete' },
  /** Button. */
  restore: { id: 'shared-mailbox.restore' },
  /** Question. */
  deleteTitle: { id: 'shared-mailbox.deleteTitle' },
  deleteHelp: { id: 'shared-mailbox.deleteHelp' },
  /** Field. */
  typeAddress: { id: 'shared-mailbox.typeAddress' },
} as const satisfies Record<string, MessageDescriptor>;
