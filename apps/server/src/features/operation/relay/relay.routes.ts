import { getOutgoingRelay, setOutgoingRelay, testOutgoingRelay } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf } from '../../../platform/operation/index.ts';
import { openSecret } from '../../login/index.ts';
import { readRelay, setRelay } from './changeRelay.ts';
import { testRelay } from './testRelay.ts';

/** BAK-91: the way of outgoing mail. */
export function relayRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getOutgoingRelay, () => readRelay(deps));

  route(app, setOutgoingRelay, async (call) => {
    const { password } = call.body;
    await setRelay(deps, authorOf(call), {
      ...call.body,
      password: password === undefined ? undefined : await openSecret(deps, password),
    });
    return readRelay(deps);
  });

  route(app, testOutgoingRelay, (call) => testRelay(deps, authorOf(call), call.body.address));
}
