import { isIP } from 'node:net';
import { type AddressBlock, type AddressBlockKind, Problem } from '@jinshu/api';
import ipaddr from 'ipaddr.js';
import { deleteAddressRule, listAddressRules, upsertAddressRule } from '../../../platform/address-rule/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { deleteMisuseBlock, deleteMisuseBlocksIn, listMisuseBlocks } from '../../../platform/misuse-block/index.ts';
import { type ActionTarget, type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { blockedPlaces, forgetPlace } from '../../login/index.ts';
import { refused } from '../refuse.ts';

/** Address of a place as it is shown: an IPv4 address, or the network that failed IPv6 logins are counted for. */
const shownOf = (peer: string) => (isIP(peer) === 4 ? peer : `${peer}::/64`);
const peerOf = (network: string) => network.replace(/::\/64$/, '');
/** A network without the prefix of a single address. */
export const plainNetwork = (network: string) => network.replace(/\/32$|\/128$/, '');

/** Returns what is blocked or exempt now (BAK-97). */
export async function readBlocks(deps: Pick<Deps, 'db' | 'now'>): Promise<AddressBlock[]> {
  const places = (await blockedPlaces(deps)).map(({ peer, until, accounts }): AddressBlock => {
    return { network: shownOf(peer), kind: 'failures', reason: '', until: until.toISOString(), accounts, createdBy: '', misuse: null };
  });
  const misusers = (await listMisuseBlocks(deps.db, deps.now())).map(({ network, misuse, until }): AddressBlock => {
    return { network: plainNetwork(network), kind: 'misuse', reason: '', until: until.toISOString(), accounts: [], createdBy: '', misuse };
  });
  const rules = (await listAddressRules(deps.db, deps.now())).map(({ network, until, ...rule }): AddressBlock => {
    return { ...rule, network: plainNetwork(network), until: until?.toISOString() ?? null, accounts: [], misuse: null };
  });
  return [...places, ...misusers, ...rules];
}

/** Reads an address or a network. Bits behind the prefix are cleared. */
function readNetwork(given: string): { network: string; contains: (address: string) => boolean } {
  const [address = '', prefix, ...rest] = given.trim().split('/');
  const family = isIP(address);
  const most = family === 4 ? 32 : 128;
  const bits = prefix === undefined ? most : Number(prefix);
  const isValid = family !== 0 && rest.length === 0 && /^\d{1,3}$/.test(prefix ?? '0') && bits >= 1 && bits <= most;
  if (!isValid) throw refused('network-invalid', { field: 'network' });
  const range = `${address}/${bits}`;
  const start = (family === 4 ? ipaddr.IPv4 : ipaddr.IPv6).networkAddressFromCIDR(range);
  return {
    network: `${start.toString()}/${bits}`,
    contains: (other) => {
      const own = ipaddr.process(other);
      return own.kind() === start.kind() && own.match(start, bits);
    },
  };
}

const targetOf = (network: string): ActionTarget => ({ kind: 'mail-setting', id: `address ${network}`, name: network });

/** Blocks or exempts an address or a network. The address of the author can't be blocked (BAK-97). */
export async function addBlock(
  deps: Pick<Deps, 'db' | 'now'>,
  author: OperationAuthor,
  { network: given, kind, reason, until }: { network: string; kind: 'block' | 'exempt'; reason: string; until: Date | null },
): Promise<void> {
  const { network, contains } = readNetwork(given);
  if (kind === 'block' && ipaddr.isValid(author.ip) && contains(author.ip)) throw refused('own-address', { field: 'network' });
  await deps.db.transaction().execute(async (tx) => {
    const before = (await listAddressRules(tx, deps.now())).find((one) => one.network === network);
    if (kind === 'exempt') await deleteMisuseBlocksIn(tx, network);
    await upsertAddressRule(tx, { network, kind, reason, until, createdBy: author.name });
    await recordAction(tx, deps, author, {
      action: 'addAddressBlock',
      target: targetOf(plainNetwork(network)),
      changes: [
        { field: 'kind', before: before?.kind ?? null, after: kind },
        { field: 'reason', before: before?.reason ?? null, after: reason },
        { field: 'until', before: before?.until?.toISOString() ?? null, after: until?.toISOString() ?? null },
      ],
    });
  });
}

const lifts: Readonly<Record<AddressBlockKind, (tx: Tx, network: string, given: string) => Promise<boolean>>> = {
  failures: (tx, _network, given) => forgetPlace(tx, peerOf(plainNetwork(given.trim()))),
  misuse: deleteMisuseBlock,
  block: deleteAddressRule,
  exempt: deleteAddressRule,
};

/** Releases an address or a network (BAK-97). */
export async function releaseBlock(
  deps: Pick<Deps, 'db' | 'now'>,
  author: OperationAuthor,
  { network: given, kind }: { network: string; kind: AddressBlockKind },
): Promise<void> {
  const { network } = readNetwork(given);
  await deps.db.transaction().execute(async (tx) => {
    if (!(await lifts[kind](tx, network, given))) throw new Problem('not-found');
    const changes = [{ field: 'kind', before: kind, after: null }];
    await recordAction(tx, deps, author, { action: 'releaseAddressBlock', target: targetOf(plainNetwork(network)), changes });
  });
}
