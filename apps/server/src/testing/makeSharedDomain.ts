import type { Deps } from '../platform/deps/index.ts';

/** Adds a domain whose people those of the organization's own domain see as a book. Returns its number. */
export async function makeSharedDomain({ db, config }: Pick<Deps, 'db' | 'config'>, name: string): Promise<number> {
  const { id } = await db.insertInto('domain').values({ name }).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('shared_domain').values({ domain: name, seen_by: config.domain }).execute();
  return id;
}
