const letters = new Set<() => void>();

/** Has what was typed last in every letter handed to its form: the editor waits for a rest of the keys. */
export const commitLetters = (): void => {
  for (const commit of letters) commit();
};

/** Adds the commit function of a message. Returns a function that removes it. */
export function onCommitLetters(commit: () => void): () => void {
  letters.add(commit);
  return () => void letters.delete(commit);
}
