import type { Tx } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { Written } from '../draft/writeMail.ts';
import { domainOf, localDomains } from '../inbound/recipient.repository.ts';
import { plainText } from '../message/plainText.ts';
import { type ReviewRule, selectRulesFor } from './review.repository.ts';

/** Why a mail is held, and who answers. */
export interface Held {
  ruleIds: number[];
  reason: string;
  reviewerMailboxIds: number[];
}

/** Whether a mail leaves the organisation, looked up once and only where a rule asks. */
async function leavesIn(tx: Tx, { config }: Pick<Deps, 'config'>, { recipients }: Written, rules: readonly ReviewRule[]): Promise<boolean> {
  if (!rules.some(({ isOutside }) => isOutside)) return false;
  const local = await localDomains(tx, config.domain);
  return recipients.some(({ address }) => !local.has(domainOf(address)));
}

/** All that a reader sees in words: subject, text, names of files. What a password will close is judged before it is closed. */
function wordsOf({ form, files }: Written): string {
  const body = form.isHtml ? plainText({ text: null, html: form.html }) : form.text;
  return [form.subject, body, ...files.map(({ name }) => name)].join('\n').normalize('NFKC').toLowerCase();
}

/** Says whether a mail is to be held for review; null lets it go. */
export async function judgeMail(tx: Tx, deps: Pick<Deps, 'config'>, written: Written): Promise<Held | null> {
  const rules = await selectRulesFor(tx, written.input.accountId);
  if (rules.length === 0) return null;
  const leaves = await leavesIn(tx, deps, written, rules);
  const said = rules.some(({ words }) => words.length > 0) ? wordsOf(written) : '';
  const fitting = rules.filter(
    ({ isOutside, hasAttachment, words }) =>
      (!isOutside || leaves) &&
      (!hasAttachment || written.files.length > 0) &&
      (words.length === 0 || words.some((word) => said.includes(word.normalize('NFKC').toLowerCase()))),
  );
  if (fitting.length === 0) return null;
  return {
    ruleIds: fitting.map(({ id }) => id),
    reason: [...new Set(fitting.map(({ reason }) => reason))].join('; '),
    reviewerMailboxIds: [...new Set(fitting.flatMap(({ reviewerMailboxIds }) => reviewerMailboxIds))].sort((a, b) => a - b),
  };
}
