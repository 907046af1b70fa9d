import type { MailTab } from '@jinshu/mail-machines';

/**
 * The tabs that stay on the page while another is in view, with the letter that was made ready. That one comes late from a deferred value:
 * by then it may have been opened, and have gone on as another object of the same id.
 */
export const keptTabs = (tabs: readonly MailTab[], prepared: MailTab | null): MailTab[] =>
  (prepared && !tabs.some(({ id }) => id === prepared.id) ? [...tabs, prepared] : tabs).filter(({ kind }) => kind !== 'reading');
