import type { AuthenticationResult } from '@jinshu/api';

/** SMTP client that delivered a message to our server. */
export interface SmtpClient {
  ip: string;
  /** Name given in HELO or EHLO. */
  helo: string;
  /** MAIL FROM; empty for a bounce. */
  mailFrom: string;
}

/** Results of the checks of a message's sender. */
export interface MailAuthentication {
  spf: AuthenticationResult;
  dkim: AuthenticationResult;
  dmarc: AuthenticationResult;
  arc: AuthenticationResult;
  /** The domain of From, which the results speak for. */
  domain: string;
  /** Whether SPF or DKIM passed for that domain, with a DMARC policy or without one. */
  isAligned: boolean;
  /** Whether the sender's own server connected to us, and not a gateway of the organization. */
  isDirect: boolean;
}
