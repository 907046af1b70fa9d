import { type Language, setLanguage } from '@jinshu/api';
import { api } from '../api/api.ts';

let picked: Language | undefined;

/** Stores the language picked on this login page. It takes precedence over the server's (I18-05). */
export function pickLanguage(language: Language): void {
  picked = language;
}

/** Returns the language picked on the login page, until the server is known to have it. */
export const pickedLanguage = (): Language | undefined => picked;

/** Saves the picked language to the account after login. A response of the server at the same time may still contain the old one. */
export function keepPickedLanguage(): void {
  // A failure leaves the server's choice as it was; the page keeps the language it shows.
  if (picked) api.call(setLanguage, { body: { language: picked } }).catch(() => undefined);
}

/** From now on the server's choice counts again. */
export function forgetPickedLanguage(): void {
  picked = undefined;
}
