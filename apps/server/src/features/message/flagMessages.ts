import { type FlagColor, flagColorName, flagColors, type Uids } from '@jinshu/api';
import { type BulkOutcome, doBulk, type FlagPatch } from '../../mail/bulk/index.ts';
import { tagNumber } from '../../mail/tag/index.ts';
import type { Deps } from '../../platform/deps/index.ts';

interface MessagesInput {
  mailboxId: number;
  accountId: number;
  folder: string;
  uids: Uids;
}

const colorsByName = new Map<string, FlagColor>(flagColors.map((color) => [flagColorName(color), color]));

/** Converts the wire names of flags and tags to a patch. If several colors are given, the last one wins (TAG-08). */
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
    // Red is the flag itself: removing it clears any color (TAG-09).
    else if (color === 'red') cleared.push(...flagColors);
    else cleared.push(color);
  }
  if (cleared.length > 0) patch.flagColor = { only: cleared };
  if (tags.length > 0) patch[isAdding ? 'addTags' : 'removeTags'] = [...new Set(tags)];
  return patch;
}

/** Adds or removes flags and tags by their wire names (TAG-25). */
export const flagMessages = (
  deps: Deps,
  { action, flags, ...input }: MessagesInput & { action: 'add' | 'remove'; flags: readonly string[] },
): Promise<BulkOutcome> => doBulk(deps, { ...input, work: { kind: 'flag', patch: toPatch(action, flags) } });

/** Takes one tag off messages, or all of them (TAG-26, TAG-27). */
export const cancelTags = (deps: Deps, { tagId, ...input }: MessagesInput & { tagId?: string | undefined }): Promise<BulkOutcome> =>
  doBulk(deps, { ...input, work: { kind: 'flag', patch: { removeTags: tagId === undefined ? 'all' : [tagNumber(tagId)] } } });
