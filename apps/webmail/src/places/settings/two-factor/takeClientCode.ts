import { getLoginPage, setClientCode, verifyClientCode } from '@jinshu/api';
import { type ApiClient, sealSecret } from '@jinshu/api/client';

/** Sets the app password, or checks it (TFA-14). It is sealed as a password is (API-06). Returns whether it is right. */
export async function takeClientCode(api: ApiClient, purpose: 'set-client-code' | 'check-client-code', typed: string): Promise<boolean> {
  const { publicKey } = await api.call(getLoginPage);
  const body = { code: await sealSecret(publicKey, typed) };
  if (purpose === 'check-client-code') return (await api.call(verifyClientCode, { body })).isRight;
  await api.call(setClientCode, { body });
  return true;
}
