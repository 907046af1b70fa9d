import type { RuleConditionKind } from '@jinshu/api';
import { wordsIn } from '../../../mail/submission/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { personToSee } from '../person/personInReach.ts';
import type { Caller } from './changeReviewRule.ts';
import { isInDepartment } from './reviewer.repository.ts';

/** Conditions of a rule, and a message that they are tried on. */
export interface Trial {
  personId: number | null;
  departmentId: number | null;
  isOutside: boolean;
  hasAttachment: boolean;
  words: readonly string[];
  writerId: number | null;
  said: string;
  leaves: boolean;
  hasFiles: boolean;
}

/** Whether a condition of a rule matches; `word` is empty for those that have none. */
export interface TriedCondition {
  kind: RuleConditionKind;
  word: string;
  isMatch: boolean;
}

async function matchesWriter({ db }: Pick<Deps, 'db'>, { personId, departmentId, writerId }: Trial): Promise<boolean> {
  if (writerId === null) return false;
  return personId === null ? isInDepartment(db, writerId, departmentId ?? 0) : personId === writerId;
}

/** Tries the conditions of a rule on an entered message, as `judgeLetter` does on one that is sent (BAK-60). */
export async function tryRule(
  deps: Pick<Deps, 'db'>,
  caller: Caller,
  trial: Trial,
): Promise<{ isHeld: boolean; conditions: TriedCondition[] }> {
  if (trial.writerId !== null) await personToSee(deps.db, caller, trial.writerId);
  const { words, said, isOutside, leaves, hasAttachment, hasFiles, personId, departmentId } = trial;
  const isForSome = personId !== null || departmentId !== null;
  const found = wordsIn(said, words);
  const conditions: TriedCondition[] = [
    ...(isForSome ? [{ kind: 'writer' as const, word: '', isMatch: await matchesWriter(deps, trial) }] : []),
    ...(isOutside ? [{ kind: 'outside' as const, word: '', isMatch: leaves }] : []),
    ...(hasAttachment ? [{ kind: 'attachment' as const, word: '', isMatch: hasFiles }] : []),
    ...words.map((word) => ({ kind: 'word' as const, word, isMatch: found.includes(word) })),
  ];
  const isHeld = conditions.every(({ kind, isMatch }) => kind === 'word' || isMatch) && (words.length === 0 || found.length > 0);
  return { isHeld, conditions };
}
