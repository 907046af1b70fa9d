import { showBidiControls } from './showBidiControls.ts';

/**
 * A person's name where it stands alone. One that shows an address which is not the person's, that turns the direction of text, or that is
 * doubtful for another reason, stands with the real address: nobody can pass for somebody else by his name.
 */
export function safeName(person: { name: string; address: string; isDoubtful?: boolean | undefined }, isDoubtful = false): string {
  const { name, address } = person;
  const shown = showBidiControls(name);
  if (shown.trim() === '' || name.trim().toLowerCase() === address.toLowerCase()) return showBidiControls(address);
  const isOther = isDoubtful || person.isDoubtful || shown !== name || /[@\uff20\ufe6b]/.test(name);
  return isOther ? `${shown} <${showBidiControls(address)}>` : shown;
}
