import { getRegisterAgreement, register as registerEndpoint } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { refuseWhereOff, register, rulesForRegistration } from './register.ts';

/** LGN-52, LGN-53: registration of people without an account. */
export async function registerRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, getRegisterAgreement, async ({ query: { language = 'zh-hans' } }) => {
    await refuseWhereOff(deps);
    const texts = await readPolicy(deps.db, 'register_agreement');
    const rules = await rulesForRegistration(deps, { userName: '', fullName: '' });
    return { agreement: texts[language] || texts['zh-hans'], rules };
  });

  route(app, registerEndpoint, async ({ body: { isAgreed: _agreed, ...body }, request: { ip } }) => {
    await register(deps, { ...body, ip });
    return { isPending: true as const };
  });
}
