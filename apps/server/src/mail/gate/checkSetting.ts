import type { MailCheckDown } from '@jinshu/api';
import type { Db, Tx } from '../../platform/db/index.ts';
import { selectMailSetting } from '../../platform/mail-setting/index.ts';

/** Checkers of mail as they are stored. An empty address checks nothing. */
export interface MailCheckValue {
  /** Web address of rspamd. */
  spamAddress: string;
  /** `host:port` or path of the socket of clamd. */
  virusAddress: string;
  /** Handling of mail while a checker doesn't respond. */
  whenDown: MailCheckDown;
}

const none: MailCheckValue = { spamAddress: '', virusAddress: '', whenDown: 'take' };

/** Returns the checkers in force. */
export const selectMailChecks = async (db: Db | Tx): Promise<MailCheckValue> =>
  (await selectMailSetting<MailCheckValue>(db, 'checks'))?.value ?? none;
