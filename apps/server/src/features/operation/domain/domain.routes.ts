import {
  changeDomain as changeEndpoint,
  createDomain as createEndpoint,
  deleteDomain as deleteEndpoint,
  listOperationDomains,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf } from '../../../platform/operation/index.ts';
import { changeDomain, createDomain, deleteDomain } from './changeDomain.ts';
import { readDomainOf, readDomains } from './readDomains.ts';

/** BAK-20 to BAK-22: domains. */
export function domainRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listOperationDomains, async () => {
    const results = await readDomains(deps);
    return { count: results.length, results };
  });

  route(app, createEndpoint, async (call) => readDomainOf(deps, await createDomain(deps, authorOf(call), call.body.name)));

  route(app, changeEndpoint, async (call) => {
    await changeDomain(deps, authorOf(call), { name: call.params.name, ...call.body });
    return readDomainOf(deps, call.params.name);
  });

  route(app, deleteEndpoint, async (call) => {
    await deleteDomain(deps, authorOf(call), call.params);
    return {};
  });
}
