import type { MailChecks } from '@jinshu/api';
import { clamdAddress, type MailCheckValue, selectMailChecks } from '../../../mail/gate/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { upsertMailSetting } from '../../../platform/mail-setting/index.ts';
import {
  type ActionTarget,
  changesBetween,
  type OperationAuthor,
  recordAction,
  refuseStaleChange,
  selectLastActions,
} from '../../../platform/operation/index.ts';
import { refused } from '../refuse.ts';

const target: ActionTarget = { kind: 'mail-setting', id: 'checks', name: 'checks' };

/** Returns the checkers of mail. */
export async function readChecks({ db }: Pick<Deps, 'db'>): Promise<MailChecks> {
  const last = (await selectLastActions(db, 'mail-setting', ['checks'])).get('checks');
  return { ...(await selectMailChecks(db)), version: last?.id ?? 0 };
}

function readSpamAddress(given: string): string {
  if (given === '') return '';
  const url = URL.parse(given);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw refused('gateway-address-invalid', { field: 'spam_address' });
  return url.href;
}

/** Sets the checkers of mail (BAK-99). */
export async function setChecks(
  deps: Pick<Deps, 'db' | 'now'>,
  author: OperationAuthor,
  { spamAddress, virusAddress, whenDown, version }: MailCheckValue & { version: number },
): Promise<void> {
  const value: MailCheckValue = { spamAddress: readSpamAddress(spamAddress.trim()), virusAddress: virusAddress.trim(), whenDown };
  if (value.virusAddress !== '' && !clamdAddress(value.virusAddress)) throw refused('host-invalid', { field: 'virus_address' });
  await deps.db.transaction().execute(async (tx) => {
    await refuseStaleChange(tx, target, version);
    const before = await selectMailChecks(tx);
    await upsertMailSetting(tx, 'checks', { value, secret: null });
    await recordAction(tx, deps, author, { action: 'setMailChecks', target, changes: changesBetween(before, value) });
  });
}
