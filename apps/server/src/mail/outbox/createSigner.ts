import type { Deps } from '../../platform/deps/index.ts';
import { selectSigningKey, unsealKey } from '../dkim/index.ts';
import { type Signer, signerOfSettings } from './signing.ts';

/** Returns the signer of outgoing mail: with the key of the sender's domain, else with that of the settings (BAK-92). */
export function createSigner(deps: Pick<Deps, 'db' | 'config'>): Signer {
  const ofSettings = signerOfSettings(deps.config);
  return async (domain) => {
    const own = domain || deps.config.domain;
    const key = await selectSigningKey(deps.db, own);
    if (!key) return ofSettings(domain);
    return { domainName: own, keySelector: key.selector, privateKey: await unsealKey(deps, key.privateKey) };
  };
}
