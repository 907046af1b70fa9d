import { Problem, type Schema, type SettingsResource } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod/mini';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import type { Session } from '../../platform/session/index.ts';
import { changeSettings } from './changeSettings.ts';

/** Rows of an account that a call is about. */
export type ChosenRows = readonly number[] | 'all';

/** The rows of a list of the settings. Every function sees the rows of one account only. */
export interface SettingsRows<Row, Form, List, Query> {
  list: (db: Db, accountId: number, query: Query) => Promise<List>;
  find: (db: Db, accountId: number, id: number) => Promise<Row | undefined>;
  count: (tx: Tx, accountId: number) => Promise<number>;
  insert: (tx: Tx, accountId: number, form: Form) => Promise<Row>;
  /** Returns undefined if the row isn't there. */
  update: (tx: Tx, accountId: number, id: number, form: Form) => Promise<Row | undefined>;
  /** Returns the number of rows that were there. */
  remove: (tx: Tx, accountId: number, rows: ChosenRows) => Promise<number>;
  /** Returns the number of rows that were there. */
  setActive: (tx: Tx, accountId: number, ids: readonly number[], isActive: boolean) => Promise<number>;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;

/** Options of a settings list. */
export interface MountOptions<Form> {
  /** Most rows that an account has. A longer list would not be usable. */
  maximum: number;
  /**
   * Checks what the user gave before anything is written, and may complete it or throw a `Problem`. `id` is that of the row that changes. It
   * runs outside the transaction, so that it may ask another server.
   */
  prepare?: ((form: Form, about: { session: Session; id: number | undefined }) => Promise<Form>) | undefined;
  /** Actions that the slice mounts itself. */
  without?: readonly ('create' | 'update')[] | undefined;
}

/** Mounts the eight actions of a list of the settings, and the reading of one row (SET-02 to SET-04). */
export function mountResource<R extends Schema, F extends Schema, L extends Schema, Q extends Schema | undefined>(
  app: FastifyInstance,
  deps: Deps,
  resource: SettingsResource<R, F, L, Q>,
  rows: SettingsRows<z.output<R>, z.output<F>, z.output<L>, Output<Q>>,
  { maximum, prepare = async (form) => form, without = [] }: MountOptions<z.output<F>>,
): void {
  const there = <T>(found: T | undefined): T => {
    if (found === undefined) throw new Problem(resource.missing);
    return found;
  };
  const change = <T>({ accountId }: Session, write: (tx: Tx) => Promise<T>) => changeSettings(deps, accountId, write, resource.name);
  const removed = (session: Session, chosen: ChosenRows) => change(session, (tx) => rows.remove(tx, session.accountId, chosen));

  route(app, resource.list, ({ session, query }) => rows.list(deps.db, session.accountId, query) as never);
  route(app, resource.get, async ({ session, params }) => there(await rows.find(deps.db, session.accountId, params.id)) as never);
  if (!without.includes('create'))
    route(app, resource.create, async ({ session, body }) => {
      const form = await prepare(body as z.output<F>, { session, id: undefined });
      return change(session, async (tx) => {
        if ((await rows.count(tx, session.accountId)) >= maximum) throw new Problem('too-many-kept');
        return rows.insert(tx, session.accountId, form);
      }) as never;
    });
  if (!without.includes('update'))
    route(app, resource.update, async ({ session, params: { id }, body }) => {
      const form = await prepare(body as z.output<F>, { session, id });
      return change(session, async (tx) => there(await rows.update(tx, session.accountId, id, form))) as never;
    });
  route(app, resource.delete, async ({ session, params: { id } }) => {
    await change(session, async (tx) => there((await rows.remove(tx, session.accountId, [id])) || undefined));
    return { msg: 'ok' };
  });
  route(app, resource.bdel, async ({ session, body: { ids } }) => ({ count: await removed(session, ids) }));
  route(app, resource.clear, async ({ session }) => ({ count: await removed(session, 'all') }));
  for (const [endpoint, isActive] of [
    [resource.enable, true],
    [resource.disable, false],
  ] as const)
    route(app, endpoint, async ({ session, body: { ids } }) => ({
      count: await change(session, (tx) => rows.setActive(tx, session.accountId, ids, isActive)),
    }));
}
