import {
  changeOperationMailbox,
  createOperationMailbox,
  deleteOperationMailbox,
  getOperationMailbox,
  isWithinReach,
  listOperationMailboxes,
  type OperationMailbox,
  removeMailboxMember,
  restoreOperationMailbox,
  setMailboxMember,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf, type OperationSession, selectLastActions } from '../../../platform/operation/index.ts';
import { type ManagedMailbox, type Member, selectManagedMailboxes } from '../../shared-mailbox/index.ts';
import { changeMailbox, changeMailboxMember, createMailbox, mailboxToSee, removeMailbox } from './changeMailbox.ts';

const memberOf = (of: 'person' | 'department', id: number): Member => (of === 'person' ? { of, accountId: id } : { of, departmentId: id });

async function describe({ db }: Deps, mailboxes: readonly ManagedMailbox[]): Promise<OperationMailbox[]> {
  const last = await selectLastActions(
    db,
    'shared-mailbox',
    mailboxes.map(({ mailboxId }) => mailboxId),
  );
  return mailboxes.map(({ mailboxId, address, name, departmentId, department, usedBytes, quotaBytes, removeOn, members }) => ({
    id: mailboxId,
    userName: address,
    name,
    department: departmentId === null ? null : { id: departmentId, name: department ?? '' },
    usedBytes,
    quotaBytes,
    removedAt: removeOn?.toISOString() ?? null,
    members: members.map((one) => ({ of: one.of, id: one.id, name: one.name, userName: one.address ?? '', level: one.level })),
    version: last.get(String(mailboxId))?.id ?? 0,
  }));
}

async function read(deps: Deps, operator: OperationSession, id: number): Promise<OperationMailbox> {
  const [mailbox] = await describe(deps, [await mailboxToSee(deps.db, operator, id)]);
  return mailbox as OperationMailbox;
}

/** BAK-48, BAK-49: shared mailboxes and their members. */
export function operationMailboxRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listOperationMailboxes, async ({ operator: { reach }, query: { page, pageSize, keyword = '' } }) => {
    const typed = keyword.trim().toLowerCase();
    const found = (await selectManagedMailboxes(deps.db)).filter(
      ({ address, name, departmentId }) => isWithinReach(reach, departmentId) && `${address} ${name}`.toLowerCase().includes(typed),
    );
    return { count: found.length, results: await describe(deps, found.slice((page - 1) * pageSize, page * pageSize)) };
  });

  route(app, getOperationMailbox, ({ operator, params: { id } }) => read(deps, operator, id));

  route(app, createOperationMailbox, async (call) =>
    read(deps, call.operator, await createMailbox(deps, call.operator, authorOf(call), call.body)),
  );

  route(app, changeOperationMailbox, async (call) => {
    const { id } = call.params;
    await changeMailbox(deps, call.operator, authorOf(call), { id, ...call.body });
    return read(deps, call.operator, id);
  });

  for (const [endpoint, isBack] of [
    [deleteOperationMailbox, false],
    [restoreOperationMailbox, true],
  ] as const)
    route(app, endpoint, async (call) => {
      const { id } = call.params;
      await removeMailbox(deps, call.operator, authorOf(call), { id, isBack });
      return read(deps, call.operator, id);
    });

  route(app, setMailboxMember, async (call) => {
    const { id } = call.params;
    const { of, id: memberId, level } = call.body;
    await changeMailboxMember(deps, call.operator, authorOf(call), { id, member: memberOf(of, memberId), level });
    return read(deps, call.operator, id);
  });

  route(app, removeMailboxMember, async (call) => {
    const { id, of, member } = call.params;
    await changeMailboxMember(deps, call.operator, authorOf(call), { id, member: memberOf(of, member), level: null });
    return read(deps, call.operator, id);
  });
}
