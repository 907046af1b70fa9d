import { getLoginPage } from '@jinshu/api';
import { type ApiClient, sealSecret } from '@jinshu/api/client';

/** Seals a lock password as that of a login is (FLK-22, API-06). */
export async function sealLockPassword(api: ApiClient, password: string, signal?: AbortSignal): Promise<string> {
  const { publicKey } = await api.call(getLoginPage, undefined, { ...(signal && { signal }) });
  return sealSecret(publicKey, password);
}
