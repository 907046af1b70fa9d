import { type Language, setLanguage } from '@jinshu/api';
import { api } from '../app/api.ts';

let picked: Language | undefined;

/** Remembers that the language was chosen on this login page: it then goes before the one the server knows (I18-05). */
export function pickLanguage(language: Language): void {
  picked = language;
}

/** The language chosen on the login page, until the server is known to have it. */
export const pickedLanguage = (): Language | undefined => picked;

/** Tells the server, now that it is known who chose. What it says of itself in the same moment may still be the old one. */
export function keepPickedLanguage(): void {
  // A failure leaves the server's choice as it was; the page keeps the language it shows.
  if (picked) api.call(setLanguage, { body: { language: picked } }).catch(() => undefined);
}

/** From now on the server's choice counts again. */
export function forgetPickedLanguage(): void {
  picked = undefined;
}
