import { hasProgram, installPackages } from './installPackages.ts';

interface Needed {
  program: string;
  packages: readonly string[];
  /** Sentence about the tests that are skipped without it. */
  without: string;
}

/** Servers of others that the tests run against. */
const servers: readonly Needed[] = [
  {
    program: 'dovecot',
    packages: ['dovecot-imapd', 'dovecot-pop3d'],
    without: 'Without Dovecot, fetching from other mailboxes is not tested',
  },
  { program: 'slapd', packages: ['slapd'], without: 'Without OpenLDAP, the directory of an organization is not tested' },
];

/** Installs the servers of others that are missing. Returns a sentence for each that couldn't be installed. */
export function ensureServers(): string[] {
  const missing = servers.filter(({ program }) => !hasProgram(program));
  for (const { packages } of missing) installPackages(packages);
  return missing
    .filter(({ program }) => !hasProgram(program))
    .map(({ packages, without }) => `${without}: on Debian, apt-get install ${packages.join(' ')}.`);
}
