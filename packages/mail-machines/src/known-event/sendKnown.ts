import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

/** An event that no state of a machine handles. */
export class UnknownEventError extends Error {
  readonly type: string;
  /** Events that the machine handles in some state, sorted. */
  readonly allowed: readonly string[];

  constructor(machine: string, type: string, allowed: readonly string[]) {
    super(`“${machine}” has no event “${type}”. It has ${allowed.join(', ')}.`);
    this.name = 'UnknownEventError';
    this.type = type;
    this.allowed = allowed;
  }
}

/**
 * Sends an event whose type the compiler can't check, for example from a message of another window. XState ignores an unknown event without a
 * word. An event that the machine has, but not in its current state, is ignored as usual.
 *
 * @throws {UnknownEventError} at the sender; the actor keeps running.
 */
export function sendKnown(actor: AnyActorRef, event: { readonly type: string }): void {
  const { machine } = actor.getSnapshot() as AnyMachineSnapshot;
  const allowed = machine.events.filter((type: string) => !type.startsWith('xstate.')).sort();
  if (!allowed.includes(event.type)) throw new UnknownEventError(machine.id, event.type, allowed);
  actor.send(event);
}
