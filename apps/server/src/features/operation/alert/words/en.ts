import type { AlertWords } from './AlertWords.ts';

/** Words of alerts. */
export const english: AlertWords = {
  begins: (what) => `Alert: ${what}`,
  ends: (what) => `Over: ${what}`,
  since: (at) => `It began on ${at}.`,
  page: 'State page:',
  causes: {
    silent: {
      what: 'the port for incoming mail doesn’t answer',
      advice:
        'Mail from outside doesn’t arrive now. Check whether the server runs, and whether a firewall or another program has its mail port.',
    },
    'check-found-faults': {
      what: 'the check of the files found {count} missing or damaged',
      advice: 'Restore the missing files from a backup, then check again with “jinshu check --deep” on the command line.',
    },
    'no-relay': {
      what: 'mail to outside has no way to go',
      advice: 'Set a relay or direct delivery under “Mail system”, “Outgoing mail”.',
    },
    'too-many': {
      what: '{count} messages wait in the mail queue',
      advice: 'Look at the last answers under “Queue” to find the server that takes no mail.',
    },
    'little-space': { what: 'only {percent}% of the disk is free', advice: 'Enlarge the disk, or move backups to another one.' },
    'no-space': {
      what: 'the disk is nearly full, {percent}% is free',
      advice: 'Without space, no mail is received or sent. Enlarge the disk now, or move backups to another one.',
    },
    'ends-soon': { what: 'the certificate ends on {at}', advice: 'Replace the certificate, then restart the server.' },
    ended: {
      what: 'the certificate ended on {at}',
      advice: 'Browsers and mail clients refuse to connect. Replace the certificate now, then restart the server.',
    },
    missing: {
      what: '{count} servers no longer report',
      advice: 'Check whether these servers run, and whether they reach the database.',
    },
    'never-made': {
      what: 'no backup has succeeded yet',
      advice: 'Begin one on the state page under “Backups”, and have one made every day.',
    },
    'is-old': {
      what: 'the last successful backup was on {at}',
      advice: 'Find out why none was made since, and begin one on the state page under “Backups”.',
    },
    'has-faults': {
      what: '{count} files in the last backup are missing or damaged',
      advice: 'Find them with “jinshu check --deep” on the command line, and restore them from an earlier backup.',
    },
    'records-differ': {
      what: 'the DNS records of {domain} aren’t right',
      advice: 'Open the domain under “Mail system”, compare the expected records with those found, and correct them at your DNS provider.',
    },
  },
  over: {
    smtp: 'the port for incoming mail answers',
    files: 'the check of the files found no faults',
    'mail-queue': 'the mail queue is as it should be',
    disk: 'enough of the disk is free',
    certificate: 'the certificate is valid',
    servers: 'all servers report',
    backup: 'backups are as they should be',
    'domain-records': 'the DNS records of {domain} are no longer a problem',
  },
};
