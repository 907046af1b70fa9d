import { randomInt } from 'node:crypto';

/** Letters and digits without look-alikes. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 16;

/** Makes a password of small and capital letters and digits, as the strictest rules ask for. */
export function makePassword(): string {
  for (;;) {
    const password = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    if (/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password) && !/(.)\1/.test(password)) return password;
  }
}
