/** A server of another mail system. */
export interface ForeignServer {
  server: string;
  port: number;
  /** TLS from the first byte. Otherwise STARTTLS, which a server outside the own network must offer. */
  usesSsl: boolean;
}

/** Why another server can't be used. */
export type RefusalReason = 'unreachable' | 'too-slow' | 'internal' | 'untrusted' | 'no-encryption' | 'login' | 'answer' | 'no-folder';

/** Another server can't be used. */
export class ServerRefusal extends Error {
  readonly reason: RefusalReason;
  /** The other server's own words, if it said any. */
  readonly words: string;

  constructor(reason: RefusalReason, words = '', options?: ErrorOptions) {
    super(words === '' ? reason : `${reason}: ${words}`, options);
    this.name = 'ServerRefusal';
    this.reason = reason;
    this.words = plainWords(words);
  }
}

/** Converts what another server said to one line that can be stored and shown. */
export const plainWords = (words: string): string =>
  words
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 300)
    .toWellFormed();

interface NetworkError extends Error {
  code?: string;
}

/** Error codes of Node for certificates that aren't trusted, are out of date, or belong to another host. */
const certificateCodes =
  /^(?:CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|ERR_TLS_CERT|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH|CRL_|INVALID_PURPOSE)/;
const slowCodes = new Set(['ETIMEDOUT', 'CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']);

/** Converts an error of a connection to the reason why the server can't be used. */
export function refusalOf(error: unknown): ServerRefusal {
  if (error instanceof ServerRefusal) return error;
  const { code = '', message = '', cause } = error as NetworkError;
  if (certificateCodes.test(code)) return new ServerRefusal('untrusted', message, { cause: error });
  if (slowCodes.has(code)) return new ServerRefusal('too-slow', '', { cause: error });
  if (cause instanceof Error && cause !== error) return refusalOf(cause);
  return new ServerRefusal('unreachable', /^E[A-Z]+$/.test(code) ? '' : message, { cause: error });
}
