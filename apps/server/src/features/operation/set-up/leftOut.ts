/** Remarks on everything that a file doesn't have. `setUpTables.ts` names each table with the reason. */
export const leftOut: readonly string[] = [
  'Passwords, security questions, second factors, passkeys and sessions: an imported person has no password until one is set.',
  'Passwords and keys of the relay, the SMS gateway and the weather source, and the DKIM keys of domains. Add "password" to outgoingMail and "key" to a gateway to import one.',
  'Mail, drafts, calendars, personal contacts, files and folders of the company drive with their permissions.',
  'What people set for themselves: language, skin, profile, portrait, signatures, filters, forwarding, and whom they share their own mailbox with.',
  'People and shared mailboxes that wait for their removal, requests that wait for a decision, and records.',
];
