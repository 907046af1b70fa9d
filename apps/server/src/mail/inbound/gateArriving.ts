import { prepareAnywhere } from '../../mime/reading/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { insertHeldMail, judgeMail } from '../gate/index.ts';
import { SmtpRefusal } from './SmtpRefusal.ts';

/** Message that arrives, and the client that it comes from. */
export interface Arriving {
  raw: Buffer;
  mailFrom: string;
  recipients: readonly string[];
  ip: string;
  helo: string;
}

/**
 * Checks mail that arrives, before its sender gets status 250 (SND-61). Mail that a rule holds back is stored apart.
 * @throws {SmtpRefusal} if a checker doesn't answer, and mail waits for it
 */
export async function gateArriving(deps: Deps, { raw, mailFrom, recipients, ip, helo }: Arriving): Promise<'clean' | 'spam' | 'held'> {
  const verdict = await judgeMail(deps, raw, { mailFrom, recipients, ip, helo });
  if (verdict.kind === 'wait') throw new SmtpRefusal(451, '4.7.1 The mail cannot be checked now, please try again later');
  if (verdict.kind === 'take') return verdict.isSpam ? 'spam' : 'clean';
  const { facts } = await prepareAnywhere(raw);
  const sender = facts.from[0]?.address || mailFrom;
  await insertHeldMail(deps.db, { ...verdict, mailFrom, sender, recipients, subject: facts.subject, raw }, deps.now());
  deps.log.info({ rule: verdict.rule, detail: verdict.detail, remote: ip }, 'a mail is held back');
  return 'held';
}
