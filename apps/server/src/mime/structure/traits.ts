import type { MailReport } from './report.ts';

/** Protection of a message against changes or reading in transit. Only detected, not verified. */
export interface MailProtection {
  kind: 'smime' | 'pgp';
  isSigned: boolean;
  isEncrypted: boolean;
}

/** Mailing list that a message came by (RFC 2919). */
export interface MailList {
  /** Without angle brackets. */
  id: string;
  /** Empty if the list has none. */
  name: string;
}

/** Properties of a message other than its text and files. */
export interface MailTraits {
  protection: MailProtection | null;
  report: MailReport | null;
  list: MailList | null;
  /** It has more parts than are told apart: the last file holds the rest. */
  isCut: boolean;
}
