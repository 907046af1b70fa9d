import { type OperationDomain, Problem } from '@jinshu/api';
import type { Deps } from '../../../platform/deps/index.ts';
import { selectLastActions } from '../../../platform/operation/index.ts';
import { selectDomains } from './domain.repository.ts';

/** Returns domains as the back stage shows them. */
export async function readDomains({ db, config }: Pick<Deps, 'db' | 'config'>, only?: string): Promise<OperationDomain[]> {
  const rows = await selectDomains(db, only ?? null);
  const last = await selectLastActions(
    db,
    'domain',
    rows.map(({ name }) => name),
  );
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    isOwn: row.name === config.domain,
    version: last.get(row.name)?.id ?? 0,
  }));
}

/** Returns one domain. */
export async function readDomainOf(deps: Pick<Deps, 'db' | 'config'>, name: string): Promise<OperationDomain> {
  const [domain] = await readDomains(deps, name);
  if (!domain) throw new Problem('not-found');
  return domain;
}
