import type { Db } from '../db/index.ts';

const remembered = new WeakMap<object, Map<string, Promise<Buffer>>>();

/**
 * A key that all servers on a database share, made by whichever needs it first. It never changes, so each process asks once.
 */
export function serverKey(db: Db, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const keys = remembered.get(db) ?? new Map<string, Promise<Buffer>>();
  remembered.set(db, keys);
  const known = keys.get(name);
  if (known) return known;
  const asked = readOrMake(db, name, make);
  keys.set(name, asked);
  asked.catch(() => keys.delete(name));
  return asked;
}

async function readOrMake(db: Db, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const read = () => db.selectFrom('server_key').select('value').where('name', '=', name).executeTakeFirst();
  const stored = await read();
  if (stored) return stored.value;
  await db
    .insertInto('server_key')
    .values({ name, value: await make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await read();
  if (!made) throw new Error(`The server key ${name} could not be kept.`);
  return made.value;
}
