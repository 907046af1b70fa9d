const letters = new Set<() => void>();

/** Has what was typed last in every letter handed to its form: the editor waits for a rest of the keys. */
export const commitLetters = (): void => {
  for (const commit of letters) commit();
};

/** Adds a letter; answers how to leave it out again. */
export function onCommitLetters(commit: () => void): () => void {
  letters.add(commit);
  return () => void letters.delete(commit);
}
