import { addPersonAddress, changePersonAddress, getPersonAddresses, removePersonAddress } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf } from '../../../platform/operation/index.ts';
import { personToSee } from '../person/personInReach.ts';
import { addAddress, changeAddress, readAddresses, removeAddress } from './changeAddresses.ts';

/** BAK-32: addresses of a person. */
export function personAddressRoutes(app: FastifyInstance, deps: Deps): void {
  const whoseOf = (call: Parameters<typeof authorOf>[0] & { params: { id: number } }) => ({
    caller: call.operator,
    author: authorOf(call),
    id: call.params.id,
  });

  route(app, getPersonAddresses, async ({ operator, params: { id } }) => readAddresses(deps.db, await personToSee(deps.db, operator, id)));

  route(app, addPersonAddress, (call) => addAddress(deps, whoseOf(call), call.body));

  route(app, changePersonAddress, (call) => changeAddress(deps, whoseOf(call), call.body));

  route(app, removePersonAddress, (call) => removeAddress(deps, whoseOf(call), call.body.address));
}
