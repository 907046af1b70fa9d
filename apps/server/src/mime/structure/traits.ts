import type { MailReport } from './report.ts';

/** Protection of a message against changes or reading in transit. Only detected, not verified. */
export interface MailProtection {
  kind: 'smime' | 'pgp';
  isSigned: boolean;
  isEncrypted: boolean;
}

/** Properties of a message other than its text and files. */
export interface MailTraits {
  protection: MailProtection | null;
  report: MailReport | null;
  /** It has more parts than are told apart: the last file holds the rest. */
  isCut: boolean;
}
