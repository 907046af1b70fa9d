import type { MessageDescriptor } from 'react-intl';

/** Words of the mailing lists. */
export const mailingListStrings = {
  /** Tab. */
  title: { id: 'mailing-list.title' },
  /** Tab. */
  groups: { id: 'mailing-list.groups' },
  /** Button, and title of its dialog. */
  add: { id: 'mailing-list.add' },
  /** Name of the search. */
  search: { id: 'mailing-list.search' },
  /** Name of the search. */
  searchGroups: { id: 'mailing-list.searchGroups' },
  /** Title. */
  none: { id: 'mailing-list.none' },
  noneHelp: { id: 'mailing-list.noneHelp' },
  /** Title. */
  noGroups: { id: 'mailing-list.noGroups' },
  /** In place of a department. */
  everyone: { id: 'mailing-list.everyone' },
  /** Column and field. */
  name: { id: 'mailing-list.name' },
  nameRequired: { id: 'mailing-list.nameRequired' },
  /** Column and field. */
  address: { id: 'mailing-list.address' },
  addressRequired: { id: 'mailing-list.addressRequired' },
  /** Column and field. */
  type: { id: 'mailing-list.type' },
  /** Column and field. */
  owner: { id: 'mailing-list.owner' },
  ownerHelp: { id: 'mailing-list.ownerHelp' },
  ownerRequired: { id: 'mailing-list.ownerRequired' },
  /** In place of an owner. */
  noOwner: { id: 'mailing-list.noOwner' },
  /** Column and field. */
  department: { id: 'mailing-list.department' },
  /** Column and row. */
  picker: { id: 'mailing-list.picker' },
  /** State. */
  hidden: { id: 'mailing-list.hidden' },
  /** State. */
  shown: { id: 'mailing-list.shown' },
  /** A switch. */
  isHidden: { id: 'mailing-list.isHidden' },
  /** Column and tab. */
  members: { id: 'mailing-list.members' },
  /** In place of members. */
  nobody: { id: 'mailing-list.nobody' },
  /** Field. */
  find: { id: 'mailing-list.find' },
  /** Button. */
  addMember: { id: 'mailing-list.addMember' },
  notAMember: { id: 'mailing-list.notAMember' },
  /** Button, and title of its dialog. */
  import: { id: 'mailing-list.import' },
  /** Field. */
  importFile: { id: 'mailing-list.importFile' },
  importHelp: { id: 'mailing-list.importHelp' },
  importTooLarge: { id: 'mailing-list.importTooLarge' },
  importFound: { id: 'mailing-list.importFound' },
  imported: { id: 'mailing-list.imported' },
  /** Column and tab. */
  writers: { id: 'mailing-list.writers' },
  /** Names the list of people. */
  chosen: { id: 'mailing-list.chosen' },
  nobodyChosen: { id: 'mailing-list.nobodyChosen' },
  /** Field. */
  findPerson: { id: 'mailing-list.findPerson' },
  /** Tab and form. */
  moderation: { id: 'mailing-list.moderation' },
  /** A switch. */
  isModerated: { id: 'mailing-list.isModerated' },
  /** Below the switch. */
  moderationHelp: { id: 'mailing-list.moderationHelp' },
  /** Name of the people who moderate. */
  moderators: { id: 'mailing-list.moderators' },
  /** In place of moderators. */
  noModerators: { id: 'mailing-list.noModerators' },
  /** Link to the list. */
  back: { id: 'mailing-list.back' },
  /** Tab. */
  details: { id: 'mailing-list.details' },
  saved: { id: 'mailing-list.saved' },
  /** Button. */
  save: { id: 'mailing-list.save' },
  /** Button. */
  create: { id: 'mailing-list.create' },
  /** Button. */
  cancel: { id: 'mailing-list.cancel' },
  /** Button. */
  close: { id: 'mailing-list.close' },
  /** Button. */
  delete: { id: 'mailing-list.delete' },
  /** Question. */
  deleteTitle: { id: 'mailing-list.deleteTitle' },
  deleteHelp: { id: 'mailing-list.deleteHelp' },
} as const satisfies Record<string, MessageDescriptor>;

/** Kinds of people that may write to a group. */
export const writerStrings = {
  everybody: { id: 'mailing-list.kind.everybody' },
  inside: { id: 'mailing-list.kind.inside' },
  members: { id: 'mailing-list.kind.members' },
  chosen: { id: 'mailing-list.kind.chosen' },
} as const satisfies Record<string, MessageDescriptor>;

/** Below each kind. */
export const writerHelpStrings = {
  everybody: { id: 'mailing-list.about.everybody' },
  inside: { id: 'mailing-list.about.inside' },
  members: { id: 'mailing-list.about.members' },
  chosen: { id: 'mailing-list.about.chosen' },
} as const satisfies Record<string, MessageDescriptor>;
