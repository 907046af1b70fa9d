import { type FlagColor, flagColorName, flagColors, Problem, type Uids } from '@jinshu/api';
import { lockMailbox, recordChange } from '../change/change.repository.ts';
import type { Tx } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { tagNumber } from '../tag/tag.repository.ts';
import { type FlagPatch, journalUids, knownTags, type Selection, updateFlags } from './bulk.repository.ts';
import { findFolder } from './folderRow.ts';

interface MessagesInput {
  mailboxId: number;
  folder: string;
  uids: Uids;
}

const colorsByName = new Map<string, FlagColor>(flagColors.map((color) => [flagColorName(color), color]));

/** Turns wire names of flags and tags into what changes in a row. Of several colours the last one stays (TAG-08). */
function toPatch(action: 'add' | 'remove', flags: readonly string[]): FlagPatch {
  const isAdding = action === 'add';
  const patch: FlagPatch = {};
  const tags: number[] = [];
  const cleared: FlagColor[] = [];
  for (const flag of flags) {
    const color = colorsByName.get(flag);
    if (flag === '\\Seen') patch.isSeen = isAdding;
    else if (flag === 'Answered') patch.isAnswered = isAdding;
    else if (flag === 'umail-forword') patch.isForwarded = isAdding;
    else if (flag === 'umail-emergent') patch.isUrgent = isAdding;
    else if (color === undefined) tags.push(tagNumber(flag));
    else if (isAdding) patch.flagColor = color;
    // Red is the flag itself: taking it off clears whichever colour it shows in (TAG-09).
    else if (color === 'red') cleared.push(...flagColors);
    else cleared.push(color);
  }
  if (cleared.length > 0) patch.flagColor = { only: cleared };
  if (tags.length > 0) patch[isAdding ? 'addTags' : 'removeTags'] = [...new Set(tags)];
  return patch;
}

/** Changes flags inside an open transaction whose mailbox is locked, and writes the journal. */
export async function applyFlags(tx: Tx, selection: Selection, folder: string, patch: FlagPatch): Promise<number[]> {
  const uids = await updateFlags(tx, selection, patch);
  if (uids.length > 0) await recordChange(tx, selection.mailboxId, { type: 'message.changed', folder, uids: journalUids(uids) });
  return uids;
}

async function patchMessages(deps: Deps, { mailboxId, folder, uids }: MessagesInput, patch: FlagPatch): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    const { id: folderId } = await findFolder(tx, mailboxId, folder);
    if (patch.addTags && (await knownTags(tx, mailboxId, patch.addTags)) !== patch.addTags.length) throw new Problem('tag-not-found');
    await applyFlags(tx, { mailboxId, folderId, uids }, folder, patch);
  });
}

/** Adds or removes flags and tags by their wire names (TAG-25). */
export const flagMessages = (deps: Deps, input: MessagesInput & { action: 'add' | 'remove'; flags: readonly string[] }): Promise<void> =>
  patchMessages(deps, input, toPatch(input.action, input.flags));

/** Takes one tag off messages, or all of them (TAG-26, TAG-27). */
export const cancelTags = (deps: Deps, input: MessagesInput & { tagId?: string | undefined }): Promise<void> =>
  patchMessages(deps, input, { removeTags: input.tagId === undefined ? 'all' : [tagNumber(input.tagId)] });
