import type { MailReport } from './report.ts';

/** How a mail is protected from being changed or read on its way. What protects it is not checked. */
export interface MailProtection {
  kind: 'smime' | 'pgp';
  isSigned: boolean;
  isEncrypted: boolean;
}

/** What a mail is besides its text and its files. */
export interface MailTraits {
  protection: MailProtection | null;
  report: MailReport | null;
  /** It has more parts than are told apart: the last file holds the rest. */
  isCut: boolean;
}
