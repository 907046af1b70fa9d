/** Maximum number of messages that one server hands over to one domain at the same time. */
const atOnce = 2;

/**
 * Keeps a slow domain from delaying mail to all others. A message that gets no slot is retried later, and meanwhile does not occupy the
 * outbox.
 */
export class DomainPace {
  readonly #busy = new Map<string, number>();

  /** Takes one of the places of a domain; false when none is free. */
  enter(domain: string): boolean {
    const count = this.#busy.get(domain) ?? 0;
    if (count >= atOnce) return false;
    this.#busy.set(domain, count + 1);
    return true;
  }

  /** Gives a place back. */
  leave(domain: string): void {
    const count = this.#busy.get(domain) ?? 0;
    if (count > 1) this.#busy.set(domain, count - 1);
    else this.#busy.delete(domain);
  }
}
