import type { MailTab } from '@jinshu/mail-machines';

/**
 * Returns the tabs that stay mounted while another is active, including the prepared message. `prepared` comes late, from a deferred value:
 * by then the message may be open, as another object with the same id.
 */
export const keptTabs = (tabs: readonly MailTab[], prepared: MailTab | null): MailTab[] =>
  (prepared && !tabs.some(({ id }) => id === prepared.id) ? [...tabs, prepared] : tabs).filter(({ kind }) => kind !== 'reading');
