/** Finds the next name that begins with what was typed, from the one after `from` on and round again; -1 without one. */
export function findByTyping(names: readonly string[], from: number, typed: string): number {
  const wanted = typed.toLocaleLowerCase();
  for (let step = 1; step <= names.length; step += 1) {
    // With more characters the current match may stay; a first character always moves to the next match.
    const index = (from + step - (typed.length > 1 ? 1 : 0) + names.length) % names.length;
    if (names[index]?.toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}
