import { isAddress } from '@jinshu/api';
import {
  type AddressRefusal,
  bounceAddressOf,
  claimAddress,
  deleteGroupWriters,
  domainOf,
  localDomains,
  normalAddress,
  readNewAddress,
} from '../../mail/recipient/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { nameIndex } from '../contact/index.ts';
import {
  deleteListRow,
  deleteMember,
  deleteOutside,
  type FoundMember,
  findMembers,
  insertList,
  insertMember,
  insertOutside,
  type ListProperties,
  type ManagedList,
  updateList,
} from './mailingList.repository.ts';

/** New mailing list. What is left out is none. */
export type NewList = Partial<ListProperties> & { address: string; name: string };

/** Makes a mailing list. Mail to its address goes to its members (PIC-18, BAK-51). */
export async function createList(
  tx: Tx,
  { address: given, name, type = '', departmentId = null, ownerId = null, isHidden = false }: NewList,
  ownDomain: string,
): Promise<{ id: number; address: string; refusal?: undefined } | { refusal: AddressRefusal }> {
  const read = await readNewAddress(tx, given, ownDomain);
  if (read.refusal) return { refusal: read.refusal };
  const { address } = read;
  // Failed mail of the list comes back to an address of its own (BAK-55).
  const returning = bounceAddressOf(address);
  if (!isAddress(returning)) return { refusal: 'bad-address' };
  if (!(await claimAddress(tx, returning))) return { refusal: 'taken' };
  const index = nameIndex({ names: [name], address });
  return { address, id: await insertList(tx, { address, name, type, departmentId, ownerId, isHidden, index }) };
}

/** Changes properties of a mailing list. */
export async function changeList(tx: Tx, { id, address }: Pick<ManagedList, 'id' | 'address'>, properties: ListProperties): Promise<void> {
  await updateList(tx, id, { ...properties, index: nameIndex({ names: [properties.name], address }) });
}

/** Deletes a mailing list. Its members keep what came. */
export async function deleteList(tx: Tx, { id, address }: Pick<ManagedList, 'id' | 'address'>): Promise<void> {
  await deleteGroupWriters(tx, address);
  await deleteListRow(tx, id);
}

/** Address that can't be a member, with the reason. */
export interface RefusedMember {
  address: string;
  reason: 'address-invalid' | 'member-unknown';
}

/** Result of a change of members. */
export interface MembersChanged {
  /** Addresses of those that were put on or taken off; others were on the list, or not, before. */
  changed: string[];
  refused: RefusedMember[];
}

interface Given {
  list: Pick<ManagedList, 'id'>;
  addresses: readonly string[];
  ownDomain: string;
  /** Whether the author may name what is in a department. Others look unknown. @default everything */
  reaches?: ((departmentId: number | null) => boolean) | undefined;
}

/**
 * Puts members on a list, or takes them off (BAK-52). A member is named by its address: that of a mailbox, of a department, of another list, or of a
 * person outside.
 */
async function changeMembers(
  tx: Tx,
  { list, addresses, ownDomain, reaches = () => true }: Given,
  write: { local: (member: FoundMember) => Promise<boolean>; outside: (address: string) => Promise<boolean> },
): Promise<MembersChanged> {
  const given = [...new Set(addresses.map(normalAddress))];
  const domains = await localDomains(tx, ownDomain);
  const found = await findMembers(tx, given);
  const done: MembersChanged = { changed: [], refused: [] };
  for (const address of given) {
    const member = found.get(address);
    const isLocal = domains.has(domainOf(address));
    const isItself = member?.of === 'list' && member.id === list.id;
    if (!isAddress(address)) done.refused.push({ address, reason: 'address-invalid' });
    else if (isLocal && (!member || isItself || !reaches(member.departmentId))) done.refused.push({ address, reason: 'member-unknown' });
    else if (await (isLocal && member ? write.local(member) : write.outside(address))) done.changed.push(address);
  }
  return done;
}

/** Puts members on a list. */
export const addListMembers = (tx: Tx, given: Given): Promise<MembersChanged> =>
  changeMembers(tx, given, {
    local: (member) => insertMember(tx, given.list.id, member),
    outside: (address) => insertOutside(tx, given.list.id, address),
  });

/** Takes members off a list. */
export const removeListMembers = (tx: Tx, given: Given): Promise<MembersChanged> =>
  changeMembers(tx, given, {
    local: (member) => deleteMember(tx, given.list.id, member),
    outside: (address) => deleteOutside(tx, given.list.id, address),
  });
