import { showBidiControls } from './showBidiControls.ts';

/** A name that is not to be trusted takes no more room than this, so that it pushes no address out of sight. */
const longest = 24;
const cut = (name: string) => {
  const letters = [...name.replace(/\s+/g, ' ')];
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : letters.join('');
};

/**
 * Returns a person's name for places that don't show the address. If the name could deceive, the result includes the real address, so that
 * it can't be used to impersonate another person. This applies to names that contain an @ sign or control the text direction, and to
 * persons marked as doubtful.
 */
export function safeName(person: { name: string; address: string; isDoubtful?: boolean | undefined }, isDoubtful = false): string {
  const { name, address } = person;
  const shown = showBidiControls(name);
  if (shown.trim() === '' || name.trim().toLowerCase() === address.toLowerCase()) return showBidiControls(address);
  const isOther = isDoubtful || person.isDoubtful || shown !== name || /[@\uff20\ufe6b]/.test(name);
  return isOther ? `${cut(shown)} <${showBidiControls(address)}>` : shown;
}
