import type { AuthenticationResult } from '@jinshu/api';

/** Who brought a mail to our door, as SMTP knows it. */
export interface SmtpClient {
  ip: string;
  /** What it calls itself. */
  helo: string;
  /** MAIL FROM; empty for a bounce. */
  mailFrom: string;
}

/** What the checks found about the sender of a mail. */
export interface MailAuthentication {
  spf: AuthenticationResult;
  dkim: AuthenticationResult;
  dmarc: AuthenticationResult;
  arc: AuthenticationResult;
  /** The domain of From, which the results speak for. */
  domain: string;
  /** Whether SPF or DKIM passed for that domain, with a DMARC policy or without one. */
  isAligned: boolean;
  /** Whether the sender's own server stood at our door, and not a gateway of the organisation. */
  isDirect: boolean;
}
