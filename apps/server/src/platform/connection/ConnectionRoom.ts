import { isIPv6 } from 'node:net';

/** Slot of a connection. */
export interface Place {
  /** Since when the peer owes us something (milliseconds); `null` while we owe it an answer, or it has done its part. */
  owesSince: number | null;
  leave(): void;
}

/** Connection limits. */
export interface RoomLimits {
  total: number;
  perAddress: number;
}

interface Guest extends Place {
  key: string;
  sendAway: () => void;
}

/** One peer: an IPv4 address, or the /64 network that one owner of IPv6 addresses has at the least. */
export function peerKey(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%', 1)[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':');
}

/**
 * Tracks the open connections and limits them per address. At the total limit, a newcomer replaces the longest-waiting connection of the
 * address with the most waiting connections. So one peer can't lock others out.
 */
export class ConnectionRoom {
  readonly #guests = new Map<string, Set<Guest>>();
  readonly #limits: RoomLimits;
  #size = 0;

  constructor(limits: RoomLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#size;
  }

  /** Whether patience is short: half the room is taken. */
  get isCrowded(): boolean {
    return this.#size > this.#limits.total / 2;
  }

  /** Gives a connection its place, or nothing. `sendAway` ends it when others need the room more. */
  enter(address: string | undefined, now: number, sendAway: () => void): Place | null {
    const key = peerKey(address);
    if ((this.#guests.get(key)?.size ?? 0) >= this.#limits.perAddress) return null;
    if (this.#size >= this.#limits.total && !this.#makeRoom()) return null;
    const guest: Guest = { key, sendAway, owesSince: now, leave: () => this.#remove(guest) };
    const own = this.#guests.get(key) ?? new Set();
    this.#guests.set(key, own.add(guest));
    this.#size += 1;
    return guest;
  }

  #makeRoom(): boolean {
    const waiting = (guests: Iterable<Guest>) => [...guests].filter(({ owesSince }) => owesSince !== null);
    const heaviest = [...this.#guests.values()].map(waiting).reduce((most, one) => (one.length > most.length ? one : most), []);
    const slowest = heaviest.reduce<Guest | null>(
      (found, one) => (found && Number(found.owesSince) <= Number(one.owesSince) ? found : one),
      null,
    );
    if (!slowest) return false;
    this.#remove(slowest);
    slowest.sendAway();
    return true;
  }

  #remove(guest: Guest): void {
    const own = this.#guests.get(guest.key);
    if (!own?.delete(guest)) return;
    if (own.size === 0) this.#guests.delete(guest.key);
    this.#size -= 1;
  }
}
