import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { loginPageSchema } from '../login/login.schema.ts';
import {
  beginSocialLogin,
  bindSocialAccount,
  completeSocialLogin,
  listSocialAccounts,
  unbindSocialAccount,
} from './socialLogin.endpoints.ts';
import { socialAccountSchema, socialAnswerSchema, socialQuerySchema } from './socialLogin.schema.ts';

describe('a login through a provider', () => {
  it('LGN-35 tells the bound account of each provider', () => {
    const wire = { id: 'oidc', name: 'Star', is_bound: true, account: 'Lin Yue', bound_at: '2026-11-28T08:00:00Z' };
    const account = z.decode(socialAccountSchema, wire as never);
    expect(account).toEqual({ id: 'oidc', name: 'Star', isBound: true, account: 'Lin Yue', boundAt: '2026-11-28T08:00:00Z' });
    expect(z.encode(socialAccountSchema, account)).toEqual(wire);
    expect([listSocialAccounts.method, listSocialAccounts.access]).toEqual(['GET', { of: 'account' }]);
  });

  it('LGN-36 unbinds the account of one provider that there is', () => {
    expect(unbindSocialAccount.access.of).toBe('account');
    const body = unbindSocialAccount.body as unknown as z.ZodMiniType;
    expect([{ provider: 'wecom' }, { provider: 'other' }].map((wire) => body.safeParse(wire).success)).toEqual([true, false]);
  });

  it('LGN-34 logs in without a session, and binds within one', () => {
    expect([beginSocialLogin.access.of, completeSocialLogin.access.of, bindSocialAccount.access.of]).toEqual([
      'public',
      'public',
      'account',
    ]);
    expect(z.decode(socialAnswerSchema, { is_bound: false, provider: 'Star' } as never)).toEqual({ isBound: false, provider: 'Star' });
    expect(['', 'x'.repeat(4097)].map((query) => socialQuerySchema.safeParse(query).success)).toEqual([false, false]);
  });

  it('LGN-33 names the providers of the login page', () => {
    const shape = JSON.stringify(z.toJSONSchema(loginPageSchema, { io: 'input' }));
    expect(shape).toContain('"social_providers"');
  });
});
