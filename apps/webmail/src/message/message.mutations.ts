import {
  deleteMessages,
  expungeMessages,
  type FlagColor,
  flagColorName,
  flagMessages,
  flagNames,
  type MessageRow,
  moveMessages,
  type Uids,
} from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import type { QueryClient } from '@tanstack/react-query';
import { applyChange } from '../cache/applyChange.ts';
import { patchMessage, patchRows } from './message.queries.ts';
import { patchUnseen } from './patchUnseen.ts';

interface Deps {
  api: ApiClient;
  queryClient: QueryClient;
}

/** Mails of one folder that something is done to. `rows` are those on screen: they change at once. */
export interface Chosen {
  folder: string;
  uids: Uids;
  rows: readonly MessageRow[];
}

const uidsOf = (rows: readonly MessageRow[]) => new Set(rows.map(({ uid }) => uid));
const told = ({ uids }: Chosen) => (uids === 'all' ? [] : uids);

/** What these actions change of a mail, in the list and where it is read. */
type Marks = Pick<MessageRow, 'isRead' | 'flagColor' | 'tags'>;

/** Changes rows and open mails at once, asks the server, and puts all back when it refuses. */
async function change(
  { queryClient }: Deps,
  chosen: Chosen,
  patch: (marks: Marks) => Partial<Marks>,
  call: () => Promise<unknown>,
): Promise<void> {
  const undo = patchRows(queryClient, chosen.folder, uidsOf(chosen.rows), (row) => ({ ...row, ...patch(row) }));
  for (const { uid } of chosen.rows) {
    patchMessage(queryClient, { folder: chosen.folder, uid }, (message) => ({ ...message, ...patch(message) }));
  }
  try {
    await call();
  } catch (error) {
    undo();
    applyChange(queryClient, { type: 'message.changed', folder: chosen.folder, uids: told(chosen) });
    throw error;
  }
  applyChange(queryClient, { type: 'message.changed', folder: chosen.folder, uids: told(chosen) });
}

/** Marks mails read or unread (TAG-01, TAG-03). */
export async function markRead(deps: Deps, chosen: Chosen, isRead: boolean): Promise<void> {
  const changed = chosen.rows.filter((row) => row.isRead !== isRead).length;
  const by = isRead ? -changed : changed;
  patchUnseen(deps.queryClient, chosen.folder, by);
  try {
    await change(
      deps,
      chosen,
      () => ({ isRead }),
      () =>
        deps.api.call(flagMessages, {
          body: { uids: chosen.uids, folder: chosen.folder, action: isRead ? 'add' : 'remove', flags: [flagNames.isRead] },
        }),
    );
  } catch (error) {
    patchUnseen(deps.queryClient, chosen.folder, -by);
    throw error;
  }
}

/** Flags mails with a colour, or takes the flag off (TAG-07, TAG-08, TAG-09). */
export function setFlag(deps: Deps, chosen: Chosen, flagColor: FlagColor | null): Promise<void> {
  const colors = [...new Set(chosen.rows.map((row) => row.flagColor).filter((color) => color !== null))];
  const flags = flagColor === null ? (colors.length > 0 ? colors : (['red'] as const)) : [flagColor];
  return change(
    deps,
    chosen,
    () => ({ flagColor }),
    () =>
      deps.api.call(flagMessages, {
        body: { uids: chosen.uids, folder: chosen.folder, action: flagColor === null ? 'remove' : 'add', flags: flags.map(flagColorName) },
      }),
  );
}

/** Puts a tag on mails or takes it off (TAG-19, TAG-20). */
export function setTag(deps: Deps, chosen: Chosen, tag: { id: string; name: string; color: string }, isOn: boolean): Promise<void> {
  return change(
    deps,
    chosen,
    ({ tags }) => ({ tags: [...tags.filter(({ id }) => id !== tag.id), ...(isOn ? [tag] : [])] }),
    () =>
      deps.api.call(flagMessages, { body: { uids: chosen.uids, folder: chosen.folder, action: isOn ? 'add' : 'remove', flags: [tag.id] } }),
  );
}

/** Takes rows away at once, asks the server, and puts them back when it refuses. */
async function take({ queryClient }: Deps, chosen: Chosen, call: () => Promise<unknown>, target: string | null): Promise<void> {
  const undo = patchRows(queryClient, chosen.folder, uidsOf(chosen.rows), () => null);
  const unread = chosen.rows.filter(({ isRead }) => !isRead).length;
  patchUnseen(queryClient, chosen.folder, -unread);
  try {
    await call();
  } catch (error) {
    // The counts first: what `undo` puts back has them already.
    patchUnseen(queryClient, chosen.folder, unread);
    undo();
    throw error;
  }
  applyChange(queryClient, { type: 'message.removed', folder: chosen.folder, uids: told(chosen) });
  if (target !== null) applyChange(queryClient, { type: 'message.added', folder: target, uids: [], isArrival: false });
}

/** Removes mails for good (LST-58, LST-74). */
export const expunge = (deps: Deps, chosen: Chosen): Promise<void> =>
  take(deps, chosen, () => deps.api.call(expungeMessages, { body: { uids: chosen.uids, folder: chosen.folder } }), null);

/** Moves mails to Trash (LST-57). */
export const moveToTrash = (deps: Deps, chosen: Chosen): Promise<void> =>
  take(deps, chosen, () => deps.api.call(deleteMessages, { body: { uids: chosen.uids, folder: chosen.folder } }), 'Trash');

/** Moves mails to another folder (LST-71). */
export const moveTo = (deps: Deps, chosen: Chosen, targetFolder: string): Promise<void> =>
  take(
    deps,
    chosen,
    () => deps.api.call(moveMessages, { body: { uids: chosen.uids, sourceFolder: chosen.folder, targetFolder } }),
    targetFolder,
  );
