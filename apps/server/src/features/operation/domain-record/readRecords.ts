import { type DomainRecords, Problem } from '@jinshu/api';
import { selectKeys } from '../../../mail/dkim/index.ts';
import { readOutgoingWay } from '../../../mail/relay-setting/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { type DomainCheck, selectDomainCheck, selectDomainNames } from './domainRecord.repository.ts';
import { type ExpectedRecord, expectedRecords } from './expectedRecords.ts';

/** Returns the records that a domain should have. */
export async function recordsOf(deps: Pick<Deps, 'db' | 'config'>, domain: string): Promise<ExpectedRecord[]> {
  const { relay } = await readOutgoingWay(deps);
  return expectedRecords({
    domain,
    host: new URL(deps.config.publicUrl).hostname,
    relayHost: relay?.host ?? '',
    keys: await selectKeys(deps.db, domain),
  });
}

const keyOf = ({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`;

/** Returns the records of a domain, expected and found, and its keys (BAK-92, BAK-93). */
export async function readRecords(deps: Pick<Deps, 'db' | 'config'>, domain: string): Promise<DomainRecords> {
  if (!(await selectDomainNames(deps.db)).includes(domain)) throw new Problem('not-found');
  const check: DomainCheck | undefined = await selectDomainCheck(deps.db, domain);
  const found = new Map(check?.records.map((record) => [keyOf(record), record]));
  const keys = await selectKeys(deps.db, domain);
  const signing = keys.find(({ foundAt }) => foundAt !== null);
  return {
    records: (await recordsOf(deps, domain)).map(({ judge: _, ...record }) => ({
      ...record,
      found: found.get(keyOf(record))?.found ?? [],
      state: found.get(keyOf(record))?.state ?? null,
    })),
    checkedAt: check?.checkedAt.toISOString() ?? null,
    keys: keys.map(({ id, selector, createdAt }) => ({ selector, createdAt: createdAt.toISOString(), isSigning: id === signing?.id })),
  };
}
