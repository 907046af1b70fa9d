import { AsyncLocalStorage } from 'node:async_hooks';

/** Versions that each mailbox got during one call. */
type Versions = Map<number, number[]>;

const running = new AsyncLocalStorage<Versions>();

/** Does something, and answers with it which versions that gave to a mailbox. What it leaves running behind itself is not counted. */
export async function withOwnChanges<T>(
  run: () => Promise<T>,
): Promise<{ answer: T; versionsOf: (mailboxId: number) => readonly number[] }> {
  const versions: Versions = new Map();
  const answer = await running.run(versions, run);
  return { answer, versionsOf: (mailboxId) => versions.get(mailboxId) ?? [] };
}

/** Notes that a mailbox got versions, the last of which is named. */
export function noteOwnChanges(mailboxId: number, version: number, count = 1): void {
  const versions = running.getStore();
  if (!versions) return;
  const all = versions.get(mailboxId) ?? [];
  for (let step = count - 1; step >= 0; step -= 1) all.push(version - step);
  versions.set(mailboxId, all);
}
