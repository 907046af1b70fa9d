import { domainToASCII } from 'node:url';
import { Problem } from '@jinshu/api';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import {
  type ActionTarget,
  changesBetween,
  type OperationAuthor,
  recordAction,
  refuseStaleChange,
} from '../../../platform/operation/index.ts';
import { refused } from '../refuse.ts';
import { type DomainRow, deleteDomainRow, insertDomain, lockDomain, setAlias, setDefaultDomain } from './domain.repository.ts';
import { type DomainSharing, shareDomain } from './shareDomain.ts';

const targetOf = (name: string): ActionTarget => ({ kind: 'domain', id: name, name });

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Reads the name of a domain: host names of two labels or more, in ASCII letters (RFC 5890). */
function readDomain(given: string): string {
  const typed = given.trim().toLowerCase().replace(/\.$/, '');
  // The function would drop a path.
  const name = /[\s/\\?#@%]/.test(typed) ? typed : domainToASCII(typed);
  const labels = name.split('.');
  const isName = name.length <= 253 && labels.length > 1 && labels.every((one) => label.test(one)) && !/^\d+$/.test(labels.at(-1) ?? '');
  if (!isName) throw refused('domain-invalid', { field: 'name' });
  return name;
}

/** Adds a domain (BAK-20). Returns its name. */
export async function createDomain(deps: Pick<Deps, 'db' | 'now'>, author: OperationAuthor, given: string): Promise<string> {
  const name = readDomain(given);
  await deps.db.transaction().execute(async (tx) => {
    if (!(await insertDomain(tx, name))) throw refused('domain-taken', { field: 'name' });
    await recordAction(tx, deps, author, { action: 'createDomain', target: targetOf(name), changes: [{ field: 'name', after: name }] });
  });
  return name;
}

async function needDomain(tx: Tx, name: string): Promise<DomainRow> {
  const found = await lockDomain(tx, name);
  if (!found) throw new Problem('not-found');
  return found;
}

/** Throws with the number of mailboxes, lists and further addresses that use a domain (BAK-22). */
function refuseUsed({ mailboxCount: mailboxes, listCount: lists, aliasCount: senders }: DomainRow): void {
  if (mailboxes + lists + senders > 0) throw refused('domain-in-use', { mailboxes, lists, senders });
}

async function checkAlias(tx: Tx, { config }: Pick<Deps, 'config'>, before: DomainRow, aliasOf: string): Promise<void> {
  if (before.isDefault) throw refused('domain-default', { field: 'alias_of' });
  if (before.name === config.domain) throw refused('domain-own', { field: 'alias_of' });
  if (before.aliasDomains.length > 0) throw refused('domain-has-aliases', { field: 'alias_of', domains: before.aliasDomains.join(', ') });
  const target = await lockDomain(tx, aliasOf);
  if (!target || target.name === before.name) throw refused('domain-unknown', { field: 'alias_of' });
  if (target.aliasOf !== null) throw refused('domain-alias', { field: 'alias_of' });
  refuseUsed(before);
}

/** A change of a domain. */
export interface DomainChange extends DomainSharing {
  name: string;
  version: number;
  isDefault?: true | undefined;
  aliasOf?: string | null | undefined;
}

/** Makes a domain the one of new addresses, an alias, or no longer an alias (BAK-21), or sets its book for other domains (BAK-59). */
export async function changeDomain(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  author: OperationAuthor,
  { name, version, isDefault, aliasOf, ...sharing }: DomainChange,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const before = await needDomain(tx, name);
    await refuseStaleChange(tx, { kind: 'domain', id: name }, version);
    const after = { isDefault: isDefault ?? before.isDefault, aliasOf: aliasOf === undefined ? before.aliasOf : aliasOf };
    if (after.aliasOf !== null && isDefault) throw refused('domain-alias', { field: 'is_default' });
    if (after.aliasOf !== before.aliasOf) {
      if (after.aliasOf !== null) await checkAlias(tx, deps, before, after.aliasOf);
      await setAlias(tx, name, after.aliasOf);
    }
    if (isDefault) await setDefaultDomain(tx, name);
    const { seenBy, firstShared } = before;
    const shared = await shareDomain(tx, before, sharing);
    const changes = changesBetween({ isDefault: before.isDefault, aliasOf: before.aliasOf, seenBy, firstShared }, { ...after, ...shared });
    await recordAction(tx, deps, author, { action: 'changeDomain', target: targetOf(name), changes });
  });
}

/** Removes a domain that nothing uses (BAK-22). */
export async function deleteDomain(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  author: OperationAuthor,
  { name }: { name: string },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const before = await needDomain(tx, name);
    refuseUsed(before);
    if (before.isDefault) throw refused('domain-default');
    if (name === deps.config.domain) throw refused('domain-own');
    if (before.aliasDomains.length > 0) throw refused('domain-has-aliases', { domains: before.aliasDomains.join(', ') });
    await deleteDomainRow(tx, name);
    const changes = [
      { field: 'name', before: name, after: null },
      ...(before.aliasOf === null ? [] : [{ field: 'aliasOf', before: before.aliasOf, after: null }]),
    ];
    await recordAction(tx, deps, author, { action: 'deleteDomain', target: targetOf(name), changes });
  });
}
