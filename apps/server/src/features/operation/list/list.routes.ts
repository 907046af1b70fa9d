import {
  addListMembers,
  changeOperationList,
  createOperationList,
  deleteOperationList,
  getOperationList,
  listOperationGroups,
  listOperationLists,
  type OperationList,
  removeListMembers,
  setGroupWriters,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf, type OperationSession } from '../../../platform/operation/index.ts';
import { changeMailingList, createMailingList, deleteMailingList, listToSee } from './changeList.ts';
import { changeMailingListMembers } from './changeListMembers.ts';
import { changeGroupWriters } from './changeWriters.ts';
import { describeLists, readGroups, readLists } from './readLists.ts';

async function read(deps: Deps, operator: OperationSession, id: number): Promise<OperationList> {
  const [list] = await describeLists(deps, [await listToSee(deps.db, operator, { id })]);
  return list as OperationList;
}

/** BAK-51 to BAK-53, BAK-56: mailing lists, their members, and the people that may write to groups. */
export function listRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listOperationLists, ({ operator: { reach }, query: { keyword = '', ...page } }) =>
    readLists(deps, { reach, keyword: keyword.trim().toLowerCase(), ...page }),
  );

  route(app, getOperationList, ({ operator, params: { id } }) => read(deps, operator, id));

  route(app, createOperationList, async (call) => {
    const { id } = await createMailingList(deps, call.operator, authorOf(call), call.body);
    return read(deps, call.operator, id);
  });

  route(app, changeOperationList, async (call) => {
    await changeMailingList(deps, call.operator, authorOf(call), call.params, call.body);
    return read(deps, call.operator, call.params.id);
  });

  route(app, deleteOperationList, async (call) => {
    await deleteMailingList(deps, call.operator, authorOf(call), call.params);
    return {};
  });

  route(app, addListMembers, async (call) => {
    const change = { ...call.params, ...call.body, isRemoving: false };
    const { refused } = await changeMailingListMembers(deps, call.operator, authorOf(call), change);
    return { list: await read(deps, call.operator, call.params.id), refused };
  });

  route(app, removeListMembers, async (call) => {
    await changeMailingListMembers(deps, call.operator, authorOf(call), { ...call.params, ...call.body, isRemoving: true });
    return read(deps, call.operator, call.params.id);
  });

  route(app, listOperationGroups, ({ operator: { reach }, query: { keyword = '', ...page } }) =>
    readGroups(deps, { reach, keyword: keyword.trim().toLowerCase(), ...page }),
  );

  route(app, setGroupWriters, async (call) => {
    await changeGroupWriters(deps, call.operator, authorOf(call), call.body);
    return {};
  });
}
