import { hasProgram, installPackages } from './installPackages.ts';

/** Installs Dovecot if it's missing, for the tests that fetch mail from a real server. Returns one sentence if it couldn't be, or null. */
export function ensureDovecot(): string | null {
  if (!hasProgram('dovecot')) installPackages(['dovecot-imapd', 'dovecot-pop3d']);
  return hasProgram('dovecot')
    ? null
    : 'Without Dovecot, fetching from other mailboxes is not tested: on Debian, apt-get install dovecot-imapd dovecot-pop3d.';
}
