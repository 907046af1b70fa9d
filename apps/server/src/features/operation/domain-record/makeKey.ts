import { Problem } from '@jinshu/api';
import { makeKeyPair, replaceWaitingKey, selectKeys } from '../../../mail/dkim/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { hasDomain } from './domainRecord.repository.ts';

/** Returns a selector that no key of the domain has: of the day, with a number. */
function freeSelector(taken: readonly string[], at: Date): string {
  const day = at.toISOString().slice(0, 10).replaceAll('-', '');
  for (let number = 1; ; number += 1) {
    const selector = `jinshu-${day}-${number}`;
    if (!taken.includes(selector)) return selector;
  }
}

/** Makes a key pair for a domain (BAK-92). It signs once its record is found; the former key signs until then. */
export async function makeKey(deps: Pick<Deps, 'db' | 'now'>, author: OperationAuthor, domain: string): Promise<void> {
  const pair = await makeKeyPair(deps);
  const at = deps.now();
  await deps.db.transaction().execute(async (tx) => {
    if (!(await hasDomain(tx, domain))) throw new Problem('not-found');
    const keys = await selectKeys(tx, domain);
    const selector = freeSelector(
      keys.map((key) => key.selector),
      at,
    );
    await replaceWaitingKey(tx, { domain, selector, ...pair, at });
    await recordAction(tx, deps, author, {
      action: 'makeDomainKey',
      target: { kind: 'domain', id: domain, name: domain },
      changes: [{ field: 'selector', before: keys[0]?.selector ?? null, after: selector }, { field: 'key' }],
    });
  });
}
