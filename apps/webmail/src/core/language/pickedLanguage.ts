import { type Language, languages, setLanguage } from '@jinshu/api';
import { api } from '../api/index.ts';

const key = 'jinshu.picked-language';
let picked: Language | undefined;

/** Stores the language picked on this login page. It takes precedence over the server's (I18-05). */
export function pickLanguage(language: Language): void {
  picked = language;
}

/** Keeps the picked language while the browser is at a provider, which empties the memory of this page. */
export function carryPickedLanguage(): void {
  if (picked) sessionStorage.setItem(key, picked);
}

/** Returns the language picked on the login page, until the server is known to have it. */
export function pickedLanguage(): Language | undefined {
  const carried = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  picked ??= languages.find((known) => known === carried);
  return picked;
}

/** Saves the picked language to the account after login. A response of the server at the same time may still contain the old one. */
export function keepPickedLanguage(): void {
  const language = pickedLanguage();
  // A failure leaves the server's choice as it was; the page keeps the language it shows.
  if (language) api.call(setLanguage, { body: { language } }).catch(() => undefined);
}

/** From now on the server's choice counts again. */
export function forgetPickedLanguage(): void {
  sessionStorage.removeItem(key);
  picked = undefined;
}
