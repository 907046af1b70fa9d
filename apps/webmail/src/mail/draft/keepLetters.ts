import { commitLetters } from './commitLetters.ts';

const keepers = new Set<() => Promise<void>>();

/** Stores a copy of every open message in this browser. Resolves once all are stored, or can't be. */
export async function keepLetters(): Promise<void> {
  commitLetters();
  await Promise.all([...keepers].map((keep) => keep()));
}

/** Adds the function that stores the copy of a message. Returns a function that removes it. */
export function onKeepLetters(keep: () => Promise<void>): () => void {
  keepers.add(keep);
  return () => void keepers.delete(keep);
}
