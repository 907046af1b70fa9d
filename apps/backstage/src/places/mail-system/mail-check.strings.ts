import type { MessageDescriptor } from 'react-intl';

/** Words of the checkers of mail. */
export const mailCheckStrings = {
  title: { id: 'mail-check.title' },
  spamAddress: { id: 'mail-check.spamAddress' },
  spamHelp: { id: 'mail-check.spamHelp' },
  virusAddress: { id: 'mail-check.virusAddress' },
  virusHelp: { id: 'mail-check.virusHelp' },
  whenDown: { id: 'mail-check.whenDown' },
  take: { id: 'mail-check.take' },
  takeHelp: { id: 'mail-check.takeHelp' },
  wait: { id: 'mail-check.wait' },
  waitHelp: { id: 'mail-check.waitHelp' },
} as const satisfies Record<string, MessageDescriptor>;
