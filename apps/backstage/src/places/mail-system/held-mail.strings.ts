import type { MessageDescriptor } from 'react-intl';

/** Words of mail that a rule holds back. */
export const heldMailStrings = {
  title: { id: 'held-mail.title' },
  none: { id: 'held-mail.none' },
  noneHelp: { id: 'held-mail.noneHelp' },
  rule: { id: 'held-mail.rule' },
  sender: { id: 'held-mail.sender' },
  recipients: { id: 'held-mail.recipients' },
  subject: { id: 'held-mail.subject' },
  at: { id: 'held-mail.at' },
  selected: { id: 'held-mail.selected' },
  release: { id: 'held-mail.release' },
  delete: { id: 'held-mail.delete' },
  released: { id: 'held-mail.released' },
  deleted: { id: 'held-mail.deleted' },
  deleteTitle: { id: 'held-mail.deleteTitle' },
  deleteHelp: { id: 'held-mail.deleteHelp' },
} as const satisfies Record<string, MessageDescriptor>;

/** Rules that hold mail back. */
export const heldMailRuleStrings = {
  spam: { id: 'held-mail.rule.spam' },
  virus: { id: 'held-mail.rule.virus' },
  test: { id: 'held-mail.rule.test' },
} as const satisfies Record<string, MessageDescriptor>;
