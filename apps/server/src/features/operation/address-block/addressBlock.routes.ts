import { addAddressBlock, listAddressBlocks, releaseAddressBlock } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf } from '../../../platform/operation/index.ts';
import { addBlock, readBlocks, releaseBlock } from './changeBlocks.ts';

const hourMs = 3_600_000;

/** BAK-97: blocked and exempt addresses. */
export function addressBlockRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listAddressBlocks, async () => {
    const results = await readBlocks(deps);
    return { count: results.length, results };
  });

  route(app, addAddressBlock, async (call) => {
    const { hours, ...rule } = call.body;
    const until = hours === 0 ? null : new Date(deps.now().getTime() + hours * hourMs);
    await addBlock(deps, authorOf(call), { ...rule, until });
    return {};
  });

  route(app, releaseAddressBlock, async (call) => {
    await releaseBlock(deps, authorOf(call), call.body);
    return {};
  });
}
