import type { AddressMisuse } from '@jinshu/api';
import { peerKey } from '../../platform/connection/index.ts';
import type { MisuseBlocks } from '../../platform/misuse-block/index.ts';
import type { ClientLimits } from './clientLimits.ts';

/** Activity of an address in the current window. */
interface Conduct {
  commands: number;
  errors: number;
  taken: number;
}

/** Decides whose misuse blocks them. */
export interface Misusers {
  blocks: Pick<MisuseBlocks, 'has' | 'add'>;
  isExempt(address: string): boolean;
}

/** Activity of the addresses in the current window. */
export class Conducts {
  readonly #limits: ClientLimits;
  readonly #misusers: Misusers;
  #conduct = new Map<string, Conduct>();
  #windowEnd = 0;

  constructor(limits: ClientLimits, misusers: Misusers) {
    this.#limits = limits;
    this.#misusers = misusers;
  }

  /** Returns the recent activity of an address. The records are cleared with each window, so that old addresses aren't kept. */
  of(address: string): Conduct {
    if (this.#windowEnd < Date.now()) {
      this.#conduct = new Map();
      this.#windowEnd = Date.now() + this.#limits.windowMs;
    }
    const key = peerKey(address);
    const conduct = this.#conduct.get(key) ?? { commands: 0, errors: 0, taken: 0 };
    this.#conduct.set(key, conduct);
    return conduct;
  }

  /** Whether an address is blocked. Blocks it on all servers when it has had its share of this window, and forgets its counts. */
  misbehaves(address = ''): boolean {
    const { blocks, isExempt } = this.#misusers;
    if (blocks.has(address)) return true;
    const misuse = this.#misuseOf(address);
    if (misuse === null || isExempt(address)) return false;
    this.#conduct.delete(peerKey(address));
    blocks.add(address, misuse, this.#limits.windowMs);
    return true;
  }

  #misuseOf(address: string): AddressMisuse | null {
    const { commands, errors, taken } = this.of(address);
    if (errors > this.#limits.addressErrors + 5 * taken) return 'errors';
    return commands > this.#limits.addressCommands + 1000 * taken ? 'commands' : null;
  }
}
