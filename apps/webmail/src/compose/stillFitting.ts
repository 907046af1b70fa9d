/** What a person is found by. */
interface Findable {
  address: string;
  name: string;
}

/** Of the people who fitted what was typed before, those whose name or address has what is typed now. */
export function stillFitting<T extends Findable>(people: readonly T[], typed: string): T[] {
  const words = typed.trim().toLowerCase();
  return people.filter(({ address, name }) => `${name}\n${address}`.toLowerCase().includes(words));
}
