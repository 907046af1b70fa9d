import {
  cancelTags,
  deleteMessages,
  expungeMessages,
  type FlagColor,
  flagColorName,
  flagMessages,
  flagNames,
  type MessageRow,
  markNotSpam,
  moveMessages,
  rejectMessages,
} from '@jinshu/api';
import type { ApiClient, CallOptions } from '@jinshu/api/client';
import type { Query, QueryClient } from '@tanstack/react-query';
import {
  applyChange,
  askAgain,
  folderKeys,
  messageKeys,
  narrowedPages,
  ownChanges,
  patchMessage,
  patchRows,
  patchUnseen,
  searchKeys,
  watchAnswers,
} from '../../core/cache/index.ts';
import type { Chosen } from './Mails.ts';
import { moveUp, viewsWith } from './moveUp.ts';
import { nextFrame } from './nextFrame.ts';

export type { Chosen } from './Mails.ts';

/** Dependencies of the message mutations. */
export interface MutationDeps {
  api: ApiClient;
  queryClient: QueryClient;
  /** Waits for a job that the server continues after its response. */
  onJob?: ((job: { id: string; total: number }) => Promise<void>) | undefined;
}

/** Response to a call on many messages. */
interface BulkAnswer {
  job?: { id: string; total: number } | undefined;
  /** Ids of the messages in their new folder. */
  uids?: readonly number[] | undefined;
}

/** Undoes the action. */
export type Undo = () => Promise<unknown>;

/** For an action that changed nothing, so there is nothing to undo. */
export const nothingToUndo: Undo = async () => undefined;

const uidsOf = (rows: readonly MessageRow[]) => new Set(rows.map(({ uid }) => uid));
const told = ({ uids }: Chosen) => (uids === 'all' ? [] : uids);
const named = (folder: string, rows: readonly MessageRow[]): Chosen => ({ folder, uids: rows.map(({ uid }) => uid), rows });
/** Whether all messages are on screen. Otherwise an action can be undone only if the server returns the affected messages. */
const isAllKnown = ({ uids, rows }: Chosen) => uids !== 'all' && uids.length === rows.length;

/** Fields of a message that these actions change, in lists and in the reading tab. */
type Marks = Pick<MessageRow, 'isRead' | 'flagColor' | 'tags'>;

/** Makes the call with these options. */
type BulkCall = (options: CallOptions) => Promise<BulkAnswer>;

/** Changes rows and open messages immediately, calls the server, and restores them if the call fails. */
async function change(
  { queryClient, onJob }: MutationDeps,
  chosen: Chosen,
  patch: (marks: Marks) => Partial<Marks>,
  call: BulkCall,
): Promise<void> {
  const { folder } = chosen;
  const putBack = patchRows(queryClient, folder, uidsOf(chosen.rows), (row) => ({ ...row, ...patch(row) }));
  for (const { uid } of chosen.rows) {
    patchMessage(queryClient, { folder, uid }, (message) => ({ ...message, ...patch(message) }));
  }
  const findOlder = watchAnswers(queryClient, folder);
  let answer: BulkAnswer;
  try {
    answer = await call({ onChanges: isAllKnown(chosen) ? ownChanges.know : undefined });
  } catch (error) {
    putBack();
    applyChange(queryClient, { type: 'message.changed', folder, uids: told(chosen) });
    throw error;
  }
  if (answer.job) await onJob?.(answer.job);
  if (answer.job || !isAllKnown(chosen)) {
    applyChange(queryClient, { type: 'message.changed', folder, uids: told(chosen) });
    return;
  }
  // Only the server can tell which messages a filter or a search finds. Refetch each query once, even if there are several reasons.
  const stale = new Set([...findOlder(), ...queryClient.getQueryCache().findAll(narrowedPages(folder))]);
  askAgain(queryClient, { predicate: (query) => stale.has(query) });
  askAgain(queryClient, { queryKey: searchKeys.all });
}

/** Marks messages as read or unread (TAG-01, TAG-03). */
export async function markRead(deps: MutationDeps, chosen: Chosen, isRead: boolean): Promise<Undo | undefined> {
  const { folder, uids } = chosen;
  const changed = chosen.rows.filter((row) => row.isRead !== isRead);
  const by = isRead ? -changed.length : changed.length;
  patchUnseen(deps.queryClient, folder, by);
  try {
    await change(
      deps,
      chosen,
      () => ({ isRead }),
      (options) =>
        deps.api.call(flagMessages, { body: { uids, folder, action: isRead ? 'add' : 'remove', flags: [flagNames.isRead] } }, options),
    );
  } catch (error) {
    patchUnseen(deps.queryClient, folder, -by);
    throw error;
  }
  if (!isAllKnown(chosen)) return undefined;
  if (changed.length === 0) return nothingToUndo;
  const now = changed.map((row) => ({ ...row, isRead }));
  return () => markRead(deps, named(folder, now), !isRead);
}

/** Flags messages with a color, or removes the flag (TAG-07, TAG-08, TAG-09). */
export async function setFlag(deps: MutationDeps, chosen: Chosen, flagColor: FlagColor | null): Promise<Undo | undefined> {
  const { folder, uids } = chosen;
  const changed = chosen.rows.filter((row) => row.flagColor !== flagColor);
  const before = [...new Set(changed.map((row) => row.flagColor))];
  const colors = before.filter((color) => color !== null);
  // Red is the flag itself: it stands for any colors of messages that aren't on screen.
  const flags = flagColor === null ? (colors.length > 0 && isAllKnown(chosen) ? colors : (['red'] as const)) : [flagColor];
  await change(
    deps,
    chosen,
    () => ({ flagColor }),
    (options) =>
      deps.api.call(
        flagMessages,
        { body: { uids, folder, action: flagColor === null ? 'remove' : 'add', flags: flags.map(flagColorName) } },
        options,
      ),
  );
  if (!isAllKnown(chosen)) return undefined;
  if (changed.length === 0) return nothingToUndo;
  const had = (color: FlagColor | null) => changed.filter((row) => row.flagColor === color).map((row) => ({ ...row, flagColor }));
  return () => Promise.all(before.map((color) => setFlag(deps, named(folder, had(color)), color)));
}

/** Adds a tag to messages or removes it (TAG-19, TAG-20). */
export async function setTag(
  deps: MutationDeps,
  chosen: Chosen,
  tag: { id: string; name: string; color: string },
  isOn: boolean,
): Promise<Undo | undefined> {
  const { folder, uids } = chosen;
  const retag = (tags: Marks['tags'], hasTag: boolean) => [...tags.filter(({ id }) => id !== tag.id), ...(hasTag ? [tag] : [])];
  const changed = chosen.rows.filter((row) => row.tags.some(({ id }) => id === tag.id) !== isOn);
  await change(
    deps,
    chosen,
    ({ tags }) => ({ tags: retag(tags, isOn) }),
    (options) => deps.api.call(flagMessages, { body: { uids, folder, action: isOn ? 'add' : 'remove', flags: [tag.id] } }, options),
  );
  if (!isAllKnown(chosen)) return undefined;
  if (changed.length === 0) return nothingToUndo;
  const now = changed.map((row) => ({ ...row, tags: retag(row.tags, isOn) }));
  return () => setTag(deps, named(folder, now), tag, !isOn);
}

/** Removes all tags from messages (TAG-21). */
export async function clearTags(deps: MutationDeps, chosen: Chosen): Promise<Undo | undefined> {
  const { folder, uids } = chosen;
  const changed = chosen.rows.filter(({ tags }) => tags.length > 0);
  await change(
    deps,
    chosen,
    () => ({ tags: [] }),
    (options) => deps.api.call(cancelTags, { body: { uids, folder } }, options),
  );
  if (!isAllKnown(chosen)) return undefined;
  if (changed.length === 0) return nothingToUndo;
  const had = new Map(changed.flatMap(({ tags }) => tags.map((tag) => [tag.id, tag])));
  const without = (id: string) => changed.filter(({ tags }) => tags.some((tag) => tag.id === id)).map((row) => ({ ...row, tags: [] }));
  return () => Promise.all([...had.values()].map((tag) => setTag(deps, named(folder, without(tag.id)), tag, true)));
}

/** Takes rows away at once, asks the server, and puts them back when it refuses. */
async function take(deps: MutationDeps, chosen: Chosen, call: BulkCall, target: string | null): Promise<Undo | undefined> {
  const { queryClient } = deps;
  const { folder, rows } = chosen;
  const uids = uidsOf(rows);
  const views = isAllKnown(chosen) ? viewsWith(queryClient, folder, uids) : [];
  const putBack = patchRows(queryClient, folder, uids, () => null);
  const unread = rows.filter(({ isRead }) => !isRead).length;
  const moveUnread = (count: number) => {
    patchUnseen(queryClient, folder, -count);
    if (target !== null && isAllKnown(chosen)) patchUnseen(queryClient, target, count);
  };
  moveUnread(unread);
  const findOlder = watchAnswers(queryClient, folder);
  // The rows are seen to go first: drawing those that move up takes longer.
  const movingUp = nextFrame().then(() => moveUp(queryClient, views));
  let answer: BulkAnswer;
  try {
    answer = await call({ onChanges: isAllKnown(chosen) ? ownChanges.know : undefined });
  } catch (error) {
    (await movingUp).undo();
    // The counts first: what is put back has them already.
    moveUnread(-unread);
    putBack();
    applyChange(queryClient, { type: 'message.changed', folder, uids: told(chosen) });
    throw error;
  }
  if (answer.job) await deps.onJob?.(answer.job);
  if (answer.job || !isAllKnown(chosen)) {
    const added = target === null ? [] : [{ type: 'message.added' as const, folder: target, uids: [], isArrival: false }];
    applyChange(queryClient, { type: 'message.removed', folder, uids: told(chosen) }, ...added);
  } else {
    // Request a page only once, even if an older response also covers it.
    const { complete } = await movingUp;
    const older = findOlder();
    const keys = [messageKeys.list(folder), folderKeys.all, searchKeys.all, ...rows.map(({ uid }) => messageKeys.detail({ folder, uid }))];
    const isStale = (query: Query) => older.has(query) || !(query.queryKey[0] === folderKeys.all[0] || complete.has(query));
    for (const queryKey of keys) askAgain(queryClient, { queryKey, predicate: isStale });
    if (target !== null) askAgain(queryClient, { queryKey: messageKeys.list(target) });
  }
  if (target === null) return undefined;
  const { uids: moved } = answer;
  return moved && (() => moveTo(deps, { folder: target, uids: [...moved], rows: [] }, folder));
}

/** Deletes messages permanently (LST-58, LST-74). */
export const expunge = (deps: MutationDeps, chosen: Chosen): Promise<Undo | undefined> =>
  take(deps, chosen, (options) => deps.api.call(expungeMessages, { body: { uids: chosen.uids, folder: chosen.folder } }, options), null);

/** Moves messages to Trash (LST-57). */
export const moveToTrash = (deps: MutationDeps, chosen: Chosen): Promise<Undo | undefined> =>
  take(deps, chosen, (options) => deps.api.call(deleteMessages, { body: { uids: chosen.uids, folder: chosen.folder } }, options), 'Trash');

/** Moves messages to another folder (LST-71). */
export const moveTo = (deps: MutationDeps, chosen: Chosen, targetFolder: string): Promise<Undo | undefined> =>
  take(
    deps,
    chosen,
    (options) => deps.api.call(moveMessages, { body: { uids: chosen.uids, sourceFolder: chosen.folder, targetFolder } }, options),
    targetFolder,
  );

/** Rejects messages (LST-76). With `alsoDeletes`, they move to Trash. */
export function reject(deps: MutationDeps, chosen: Chosen, alsoDeletes: boolean): Promise<Undo | undefined> {
  const { uids, folder } = chosen;
  const call: BulkCall = (options) => deps.api.call(rejectMessages, { body: { uids, folder, alsoDeletes } }, options);
  // A notice that is out cannot be called back, so there is no way back here.
  if (alsoDeletes) return take(deps, chosen, call, 'Trash');
  return call({}).then(async ({ job }) => void (job && (await deps.onJob?.(job))));
}

/** Moves messages from Spam to the Inbox (LST-77). */
export const notSpam = (deps: MutationDeps, chosen: Chosen, allowsSenders: boolean): Promise<Undo | undefined> =>
  take(
    deps,
    chosen,
    (options) => deps.api.call(markNotSpam, { body: { uids: chosen.uids, folder: chosen.folder, allowsSenders } }, options),
    'INBOX',
  );
