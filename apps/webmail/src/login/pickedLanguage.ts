import { type Language, setLanguage } from '@jinshu/api';
import { api } from '../app/api.ts';

let picked: Language | undefined;

/** Remembers that the language was chosen on this login page: it then goes before the one the server knows (I18-05). */
export function pickLanguage(language: Language): void {
  picked = language;
}

/** The language chosen on the login page, until the server has it. */
export const pickedLanguage = (): Language | undefined => picked;

/** Tells the server, now that it is known who chose. */
export function keepPickedLanguage(): void {
  // A failure leaves the server's choice as it was; the page keeps the language it shows.
  if (picked) void api.call(setLanguage, { body: { language: picked } }).then(forget, () => undefined);
}

function forget(): void {
  picked = undefined;
}
