import type { MessageDescriptor } from 'react-intl';

/** Words of the mail system. */
export const mailSystemStrings = {
  /** Heading of the page. */
  title: { id: 'mail-system.title' },
  /** Tab, and name of the table. */
  domains: { id: 'mail-system.domains' },
  cancel: { id: 'mail-system.cancel' },
  save: { id: 'mail-system.save' },
  saved: { id: 'mail-system.saved' },
  relay: { id: 'mail-system.relay' },
  blocks: { id: 'mail-system.blocks' },
  /** Tab. */
  held: { id: 'mail-system.held' },
  /** Tab. */
  checks: { id: 'mail-system.checks' },
  /** Tab. */
  sms: { id: 'mail-system.sms' },
  /** Tab. */
  weather: { id: 'mail-system.weather' },
  senders: { id: 'mail-system.senders' },
} as const satisfies Record<string, MessageDescriptor>;
