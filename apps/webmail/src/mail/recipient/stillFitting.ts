/** Fields in which a person is searched. */
interface Findable {
  address: string;
  name: string;
}

/** Filters earlier matches to those whose name or address contains the current input. */
export function stillFitting<T extends Findable>(people: readonly T[], typed: string): T[] {
  const words = typed.trim().toLowerCase();
  return people.filter(({ address, name }) => `${name}\n${address}`.toLowerCase().includes(words));
}
