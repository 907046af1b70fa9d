import { prepareAnywhere } from '../../mime/reading/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { insertHeldMail, judgeMail } from '../gate/index.ts';
import { claimArrivals } from './arrival.repository.ts';
import { SmtpRefusal } from './SmtpRefusal.ts';

/** Message that arrives, and the client that it comes from. */
export interface Arriving {
  raw: Buffer;
  mailFrom: string;
  recipients: readonly string[];
  ip: string;
  helo: string;
  /** Names envelope and bytes, as for a delivery: the same again within an hour is the same mail. */
  once: Buffer;
}

/**
 * Checks mail that arrives, before its sender gets status 250 (SND-61). Mail that a rule holds back is stored apart.
 * @throws {SmtpRefusal} if a checker doesn't answer, and mail waits for it
 */
export async function gateArriving(
  deps: Deps,
  { raw, mailFrom, recipients, ip, helo, once }: Arriving,
): Promise<'clean' | 'spam' | 'held'> {
  const verdict = await judgeMail(deps, raw, { mailFrom, recipients, ip, helo });
  if (verdict.kind === 'wait') throw new SmtpRefusal(451, '4.7.1 The mail cannot be checked now, please try again later');
  if (verdict.kind === 'take') return verdict.isSpam ? 'spam' : 'clean';
  const { facts } = await prepareAnywhere(raw);
  const sender = facts.from[0]?.address || mailFrom;
  const at = deps.now();
  const isRepeated = await deps.db.transaction().execute(async (tx) => {
    const repeated = await claimArrivals(tx, [{ once }], at);
    if (repeated.size === 0) await insertHeldMail(tx, { ...verdict, mailFrom, sender, recipients, subject: facts.subject, raw }, at);
    return repeated.size > 0;
  });
  if (!isRepeated) deps.log.info({ rule: verdict.rule, detail: verdict.detail, remote: ip }, 'a mail is held back');
  return 'held';
}
