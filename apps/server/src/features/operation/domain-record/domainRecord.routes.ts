import { checkDomainRecords, getDomainRecords, makeDomainKey } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf } from '../../../platform/operation/index.ts';
import { checkRecords } from './checkRecords.ts';
import { makeKey } from './makeKey.ts';
import { readRecords } from './readRecords.ts';

/** BAK-92, BAK-93: DKIM keys and DNS records of domains. */
export function domainRecordRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getDomainRecords, ({ params }) => readRecords(deps, params.name));

  route(app, checkDomainRecords, async (call) => {
    await checkRecords(deps, call.params.name, authorOf(call));
    return readRecords(deps, call.params.name);
  });

  route(app, makeDomainKey, async (call) => {
    await makeKey(deps, authorOf(call), call.params.name);
    return readRecords(deps, call.params.name);
  });
}
