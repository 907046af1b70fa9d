import { isAddress, type OrganisationSenderAction, Problem } from '@jinshu/api';
import { deleteSender, upsertSender } from '../../../mail/organisation-sender/index.ts';
import { domainOf, normalAddress } from '../../../mail/recipient/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { type ActionTarget, changesBetween, type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { refused } from '../refuse.ts';

/** Reads an address, or a domain with or without its `@`. */
function readPattern(given: string): string {
  const typed = given.trim();
  const name = typed.startsWith('@') ? typed.slice(1) : typed;
  if (name.includes('@')) {
    if (!typed.startsWith('@') && isAddress(typed)) return normalAddress(typed);
  } else if (isAddress(`a@${name}`)) return `@${domainOf(name)}`;
  throw refused('sender-invalid', { field: 'pattern' });
}

const targetOf = (pattern: string): ActionTarget => ({ kind: 'mail-setting', id: `sender ${pattern}`, name: pattern });

/** Refuses or always accepts a sender for the whole organization (BAK-98). */
export async function setSender(
  deps: Pick<Deps, 'db' | 'now'>,
  author: OperationAuthor,
  { pattern: given, action, note }: { pattern: string; action: OrganisationSenderAction; note: string },
): Promise<void> {
  const pattern = readPattern(given);
  await deps.db.transaction().execute(async (tx) => {
    const before = await upsertSender(tx, { pattern, action, note });
    const changes = changesBetween<object>(before ?? {}, { action, note });
    await recordAction(tx, deps, author, { action: 'setOrganisationSender', target: targetOf(pattern), changes });
  });
}

/** Removes the rule of a sender (BAK-98). */
export async function removeSender(deps: Pick<Deps, 'db' | 'now'>, author: OperationAuthor, pattern: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const action = await deleteSender(tx, pattern.trim().toLowerCase());
    if (!action) throw new Problem('not-found');
    const changes = [{ field: 'action', before: action, after: null }];
    await recordAction(tx, deps, author, { action: 'removeOrganisationSender', target: targetOf(pattern), changes });
  });
}
