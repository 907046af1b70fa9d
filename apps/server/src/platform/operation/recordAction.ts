import { Problem } from '@jinshu/api';
import type { ChangedField, Tx } from '../db/index.ts';
import type { Deps } from '../deps/index.ts';
import type { OperationSession } from './OperationSession.ts';
import {
  type ActionTarget,
  insertOperationRecord,
  lockTarget,
  type OperationAction,
  type OperationAuthor,
  selectLastActions,
} from './operationRecord.repository.ts';

/** Author of changes that are made with the command line (BAK-18). */
export const commandLine: OperationAuthor = { accountId: null, name: 'command line', role: null, ip: '' };

/** The caller of the back stage as an author. */
export const authorOf = ({ operator, request }: { operator: OperationSession; request: { ip: string } }): OperationAuthor => ({
  accountId: operator.accountId,
  name: operator.address,
  role: operator.role,
  ip: request.ip,
});

/** Records a change in the transaction that makes it (BAK-103). */
export const recordAction = (tx: Tx, { now }: Pick<Deps, 'now'>, author: OperationAuthor, action: OperationAction): Promise<void> =>
  insertOperationRecord(tx, author, now(), action);

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Returns the fields that differ, with the values before and after. */
export function changesBetween<T extends object>(before: Partial<T>, after: Partial<T>): ChangedField[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof T & string)[];
  return fields
    .filter((field) => !isSame(before[field] ?? null, after[field] ?? null))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

/**
 * Locks a target and refuses a change of something that somebody else has changed since it was read (BAK-08).
 * @throws {Problem} `operation-stale` with who changed it and when
 */
export async function refuseStaleChange(tx: Tx, { kind, id }: Pick<ActionTarget, 'kind' | 'id'>, version: number): Promise<void> {
  await lockTarget(tx, kind, id);
  const last = (await selectLastActions(tx, kind, [id])).get(String(id));
  if (last && last.id > version) throw new Problem('operation-stale', { by: last.author, at: last.at.toISOString() });
}
