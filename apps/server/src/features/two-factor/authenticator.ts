import { timingSafeEqual } from 'node:crypto';
import { factorCodeLength } from '@jinshu/api';
import { HOTP, Secret, TOTP } from 'otpauth';

/** Length of an authenticator's key in bytes: 16 characters in base 32 (TFA-08). */
export const factorKeyBytes = 10;
const stepSeconds = 30;
/** Time steps by which the clocks may differ (D-68). */
const drift = 1;

const secretOf = (key: Buffer) => new Secret({ buffer: new Uint8Array(key).buffer });

/** The key as users copy it: 16 characters in base 32. */
export const factorKeyText = (key: Buffer): string => secretOf(key).base32;

/** URI that an authenticator app scans. */
export const factorUri = (key: Buffer, { issuer, address }: { issuer: string; address: string }): string =>
  new TOTP({ issuer, label: address, algorithm: 'SHA1', digits: factorCodeLength, period: stepSeconds, secret: secretOf(key) }).toString();

/** Returns the time step whose code was given, or null if there is none within the drift (RFC 6238, section 5.2). */
export function stepOfCode(key: Buffer, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const current = Math.floor(now.getTime() / 1000 / stepSeconds);
  const secret = secretOf(key);
  let found: number | null = null;
  for (let step = current - drift; step <= current + drift; step += 1) {
    const right = HOTP.generate({ secret, algorithm: 'SHA1', digits: factorCodeLength, counter: step });
    if (timingSafeEqual(Buffer.from(right), Buffer.from(code))) found = step;
  }
  return found;
}
