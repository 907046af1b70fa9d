const han = /\p{Script=Han}/u;

/** Returns the initial for an avatar: the last character of a Chinese name, else the first letters of the first and last word. */
export function initialOf(name: string): string {
  const trimmed = name.trim();
  const characters = [...trimmed];
  const last = characters.at(-1) ?? '';
  if (han.test(last)) return last;
  const words = trimmed.split(/[\s._-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const initials = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? last];
  return initials
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** One of eleven places for a name, always the same one. */
export function colourIndexOf(name: string): number {
  let hash = 0;
  for (const character of name.trim().toLowerCase()) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % 11;
}
