import type { MessageDescriptor } from 'react-intl';

/** Words of the domains. */
export const domainStrings = {
  /** Column, and field of the dialog. */
  name: { id: 'mail-domain.name' },
  /** Column. */
  use: { id: 'mail-domain.use' },
  /** Column. */
  mailboxes: { id: 'mail-domain.mailboxes' },
  /** Column. */
  lists: { id: 'mail-domain.lists' },
  /** Column of the number of further addresses. */
  aliases: { id: 'mail-domain.aliases' },
  /** The domain of new addresses. */
  isDefault: { id: 'mail-domain.isDefault' },
  /** Domain whose mail goes to another. */
  aliasOf: { id: 'mail-domain.aliasOf' },
  /** A domain that is neither the default nor an alias. */
  regular: { id: 'mail-domain.regular' },
  none: { id: 'mail-domain.none' },
  /** Button, and title of the dialog. */
  add: { id: 'mail-domain.add' },
  addHelp: { id: 'mail-domain.addHelp' },
  nameRequired: { id: 'mail-domain.nameRequired' },
  /** Button of a row. */
  makeDefault: { id: 'mail-domain.makeDefault' },
  /** Button of a row, and title of the dialog. */
  makeAlias: { id: 'mail-domain.makeAlias' },
  /** Title of the dialog. */
  aliasTitle: { id: 'mail-domain.aliasTitle' },
  aliasHelp: { id: 'mail-domain.aliasHelp' },
  /** Field. */
  target: { id: 'mail-domain.target' },
  /** Choice. */
  noAlias: { id: 'mail-domain.noAlias' },
  /** Button of a row. */
  remove: { id: 'mail-domain.remove' },
  removeTitle: { id: 'mail-domain.removeTitle' },
  removeHelp: { id: 'mail-domain.removeHelp' },
  /** Label of the field. */
  typeName: { id: 'mail-domain.typeName' },
} as const satisfies Record<string, MessageDescriptor>;
