import type { MessageDescriptor } from 'react-intl';

/** Texts of the profile page. */
export const profileStrings = {
  /** Below the heading of the page. */
  help: { id: 'profile.help' },
  /** A change was sent and waits for an administrator. */
  sent: { id: 'profile.sent' },
  /** The change that waited is withdrawn. */
  withdrawn: { id: 'profile.withdrawn' },
  /** At a field whose value the server refused. */
  refused: { id: 'profile.refused' },
  /** An account of a provider, and the day on which it was linked. */
  linked: { id: 'profile.linked' },
} as const satisfies Record<string, MessageDescriptor>;
