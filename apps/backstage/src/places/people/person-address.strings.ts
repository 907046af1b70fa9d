import type { MessageDescriptor } from 'react-intl';

/** Words of the addresses of a person. */
export const personAddressStrings = {
  /** Tab, and heading. */
  title: { id: 'person-address.title' },
  main: { id: 'person-address.main' },
  mainHelp: { id: 'person-address.mainHelp' },
  /** Heading. */
  further: { id: 'person-address.further' },
  none: { id: 'person-address.none' },
  /** A switch. */
  isSender: { id: 'person-address.isSender' },
  /** Name of the switch. */
  senderOf: { id: 'person-address.senderOf' },
  /** Button. */
  makeMain: { id: 'person-address.makeMain' },
  /** Name of the button. */
  makeMainOf: { id: 'person-address.makeMainOf' },
  /** Question. */
  mainTitle: { id: 'person-address.mainTitle' },
  mainQuestion: { id: 'person-address.mainQuestion' },
  /** Button. */
  remove: { id: 'person-address.remove' },
  /** Name of the button. */
  removeOf: { id: 'person-address.removeOf' },
  /** Question. */
  removeTitle: { id: 'person-address.removeTitle' },
  removeHelp: { id: 'person-address.removeHelp' },
  /** Field. */
  address: { id: 'person-address.address' },
  /** Button. */
  add: { id: 'person-address.add' },
  cancel: { id: 'person-address.cancel' },
} as const satisfies Record<string, MessageDescriptor>;
