import { type MovingForm, type MovingTrial, Problem } from '@jinshu/api';
import { refusalOf, sealPassword, unsealPassword } from '../../mail/foreign-server/index.ts';
import { findFolder } from '../../mail/message/index.ts';
import { recordChange } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { scheduleJob } from '../../platform/jobs/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import {
  insertMoving,
  movingQueue,
  type StoredMoving,
  selectMailboxOf,
  selectMoving,
  selectMovings,
  updateMoving,
} from './moving.repository.ts';
import { openSource } from './openSource.ts';
import { wakeMovings } from './wakeMovings.repository.ts';

type SavingDeps = Pick<Deps, 'db' | 'config' | 'now'>;

/** Accounts of other mail systems that a person can have. */
export const maximumMovings = 50;
/** Verifying is given up after this time, in milliseconds. */
const patienceMs = 30_000;

/** Whether the stored password may go to the server of a form: only the one that it was given for. */
const isSameLogin = (form: MovingForm, known: StoredMoving) =>
  form.server === known.server &&
  form.port === known.port &&
  form.protocol === known.protocol &&
  form.usesSsl === known.usesSsl &&
  form.email === known.email;

/** Logs in to the other server. Returns the names of its folders. */
async function verify(deps: SavingDeps, form: MovingForm, password: string, gone: AbortSignal): Promise<string[]> {
  const signal = AbortSignal.any([gone, AbortSignal.timeout(patienceMs)]);
  try {
    const source = await openSource(deps, { ...form, password }, signal);
    const abort = () => void source.close();
    signal.addEventListener('abort', abort, { once: true });
    try {
      return (await source.folders()).map(({ name }) => name);
    } finally {
      signal.removeEventListener('abort', abort);
      await source.close();
    }
  } catch (error) {
    const { reason, words } = refusalOf(error);
    throw new Problem('server-refused', { reason, words });
  }
}

/** Checks whether fetching is allowed, and finds the password for a form: its own, or the one that was stored for the same login. */
async function prepare(deps: SavingDeps, accountId: number, form: MovingForm, known: StoredMoving | undefined) {
  if (!(await readPolicy(deps.db, 'is_fetching', { accountId }))) throw new Problem('forbidden');
  const keeps = form.password === '' && known !== undefined && isSameLogin(form, known);
  if (form.password === '' && !keeps) throw new Problem('invalid-input', {}, { fields: { password: ['Enter the password.'] } });
  return { keeps, password: keeps ? await unsealPassword(deps, known.sealedPassword) : form.password };
}

/** Tries an account without storing it. Returns the names of the folders over there. */
export async function verifyMoving(
  deps: SavingDeps,
  { accountId, form: { id, ...form }, gone }: { accountId: number; form: MovingTrial; gone: AbortSignal },
): Promise<string[]> {
  const known = id === null ? undefined : (await selectMovings(deps.db, accountId)).find((one) => one.id === id);
  if (id !== null && !known) throw new Problem('not-found');
  const { password } = await prepare(deps, accountId, form, known);
  return verify(deps, form, password, gone);
}

/** Verifies an account of another mail system, stores it, and begins to fetch (SET-81). Returns it. */
export async function saveMoving(
  deps: SavingDeps,
  { accountId, id, form, gone }: { accountId: number; id?: number; form: MovingForm; gone: AbortSignal },
): Promise<StoredMoving> {
  const { db, now } = deps;
  // Mail goes into the own mailbox, whichever mailbox the session shows.
  const mailboxId = await selectMailboxOf(db, accountId);
  const own = await selectMovings(db, accountId);
  const known = own.find((one) => one.id === id);
  if (id !== undefined && !known) throw new Problem('not-found');
  if (!known && own.length >= maximumMovings) throw new Problem('too-many-kept');
  const { keeps, password } = await prepare(deps, accountId, form, known);
  if (form.targetFolder !== null) await findFolder(db, mailboxId, form.targetFolder);
  const knownFolders = await verify(deps, form, password, gone);
  gone.throwIfAborted();
  const values = { ...form, knownFolders, sealedPassword: keeps && known ? known.sealedPassword : await sealPassword(deps, password) };
  return db.transaction().execute(async (tx) => {
    if (known) await updateMoving(tx, accountId, known.id, values);
    const saved = known?.id ?? (await insertMoving(tx, accountId, values));
    if (known?.isActive !== false) await scheduleJob(tx, movingQueue, saved, now());
    await wakeMovings(tx);
    await recordChange(tx, mailboxId, { type: 'settings-list.changed', resource: 'movings' });
    const moving = await selectMoving(tx, saved);
    if (!moving) throw new Problem('not-found');
    return moving;
  });
}
