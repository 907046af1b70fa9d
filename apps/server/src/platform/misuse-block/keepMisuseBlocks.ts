import { isIP } from 'node:net';
import type { AddressMisuse } from '@jinshu/api';
import { peerKey } from '../connection/index.ts';
import type { Deps } from '../deps/index.ts';
import { insertMisuseBlock, listMisuseBlocks } from './misuseBlock.repository.ts';

/** Blocks of addresses, which all servers share (BAK-97). */
export interface MisuseBlocks {
  /** Whether an address is blocked now. Asks memory alone. */
  has(address: string | undefined): boolean;
  /** Blocks an address for a time. Holds on this server at once. */
  add(address: string, misuse: AddressMisuse, forMs: number): void;
  /** Waits for work in progress. */
  stop(): Promise<void>;
}

const networkOf = (peer: string) => (isIP(peer) === 4 ? `${peer}/32` : `${peer}::/64`);
const peerOf = (network: string) => peerKey(network.split('/', 1)[0]);

/** Keeps the blocks in memory until any server changes them, so that a connection costs no query. */
export async function keepMisuseBlocks({ db, bus, log, now }: Pick<Deps, 'db' | 'bus' | 'log' | 'now'>): Promise<MisuseBlocks> {
  let ends = new Map<string, Date>();
  /** Blocks that the database doesn't have yet. */
  const unstored = new Map<string, Date>();
  let work: Promise<void> = Promise.resolve();
  let isReadAgain = false;

  const read = async () => {
    isReadAgain = false;
    const blocks = await listMisuseBlocks(db, now());
    ends = new Map([...blocks.map(({ network, until }) => [peerOf(network), until] as const), ...unstored]);
  };
  /** Does one step after the other: a reading must not restore what a later change removed. */
  const inTurn = (step: () => Promise<void>) => {
    work = work.then(step).catch((error: unknown) => log.warn({ err: error }, 'the blocks of misuse were not read or stored'));
  };
  const readSoon = () => {
    if (isReadAgain) return;
    isReadAgain = true;
    inTurn(read);
  };
  const stops = [bus.watchMisuse(readSoon), bus.watchGaps(readSoon)];
  // The database may be away: its return is a gap.
  inTurn(read);
  await work;
  return {
    has(address) {
      const end = ends.get(peerKey(address));
      return end !== undefined && end > now();
    },
    add(address, misuse, forMs) {
      const peer = peerKey(address);
      // A socket that is closed already has no address.
      if (isIP(address.split('%', 1)[0] ?? '') === 0) return;
      const until = new Date(now().getTime() + forMs);
      ends.set(peer, until);
      unstored.set(peer, until);
      inTurn(() => insertMisuseBlock(db, { network: networkOf(peer), misuse, until }, now()).finally(() => unstored.delete(peer)));
    },
    async stop() {
      for (const stop of stops) stop();
      await work;
    },
  };
}
