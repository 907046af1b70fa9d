import { showBidiControls } from './showBidiControls.ts';

/** A name that is not to be trusted takes no more room than this, so that it pushes no address out of sight. */
const longest = 24;
const cut = (name: string) => {
  const letters = [...name.replace(/\s+/g, ' ')];
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : letters.join('');
};

/**
 * A person's name where it stands alone. One that shows an address which is not the person's, that turns the direction of text, or that is
 * doubtful for another reason, stands with the real address: nobody can pass for somebody else by his name.
 */
export function safeName(person: { name: string; address: string; isDoubtful?: boolean | undefined }, isDoubtful = false): string {
  const { name, address } = person;
  const shown = showBidiControls(name);
  if (shown.trim() === '' || name.trim().toLowerCase() === address.toLowerCase()) return showBidiControls(address);
  const isOther = isDoubtful || person.isDoubtful || shown !== name || /[@\uff20\ufe6b]/.test(name);
  return isOther ? `${cut(shown)} <${showBidiControls(address)}>` : shown;
}
