import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addPasskey, completeWithPasskey, logInWithPasskey } from './passkey.endpoints.ts';
import { newPasskeySchema, passkeyNameSchema, passkeyProofSchema, passkeySchema } from './passkey.schema.ts';

const common = { id: 'aB-_1', rawId: 'aB-_1', type: 'public-key', clientExtensionResults: { credProps: { rk: true } } };
const created = { ...common, response: { clientDataJSON: 'Yw', attestationObject: 'YQ', transports: ['usb', 'nfc'] } };
const proved = { ...common, response: { clientDataJSON: 'Yw', authenticatorData: 'ZA', signature: 'cw', userHandle: 'dQ' } };

describe('a passkey', () => {
  it('TFA-32 is listed by its name, with when it was added and last used', () => {
    const wire = { id: '6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10', name: 'Laptop', created_at: '2026-11-28T08:00:00Z', last_used_at: '' };
    const passkey = z.decode(passkeySchema, wire);
    expect(passkey).toEqual({ id: wire.id, name: 'Laptop', createdAt: wire.created_at, lastUsedAt: '' });
    expect(z.encode(passkeySchema, passkey)).toEqual(wire);
  });

  it.each([
    [' Laptop ', 'Laptop'],
    ['   ', undefined],
    ['x'.repeat(61), undefined],
    ['a\u0000b', undefined],
  ])('TFA-32 may be named %j', (typed, name) => {
    expect(passkeyNameSchema.safeParse(typed).data).toBe(name);
  });

  it('TFA-32 comes as browsers write it, without what nobody needs', () => {
    const more = {
      ...created,
      response: { ...created.response, publicKeyAlgorithm: -7, publicKey: 'cA' },
      authenticatorAttachment: 'platform',
    };
    expect(newPasskeySchema.parse(more)).toEqual({ ...created, authenticatorAttachment: 'platform' });
    expect(passkeyProofSchema.parse(proved)).toEqual(proved);
  });

  it.each([
    ['another kind of credential', { ...proved, type: 'password' }],
    ['bytes that are not base64url', { ...proved, response: { ...proved.response, signature: 'a+b/' } }],
    ['no signature', { ...proved, response: { clientDataJSON: 'Yw', authenticatorData: 'ZA' } }],
    ['more than any authenticator says', { ...proved, response: { ...proved.response, signature: 'a'.repeat(9000) } }],
  ])('TFA-32 refuses %s', (_, wire) => expect(passkeyProofSchema.safeParse(wire).success).toBe(false));

  it('TFA-32 logs in without a session, and is added within one', () => {
    expect([logInWithPasskey.access.of, completeWithPasskey.access.of, addPasskey.access.of]).toEqual(['public', 'public', 'account']);
    for (const { problems } of [logInWithPasskey, completeWithPasskey, addPasskey]) expect(problems).toContain('passkey-wrong');
  });
});
