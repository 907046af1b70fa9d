import { type Address, type Language, textIn } from '@jinshu/api';
import { composeMessage } from '../../mime/compose/index.ts';
import { prepareAnywhere } from '../../mime/reading/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { deliverIn } from '../inbound/index.ts';

/** A message of the system to a person who has a mailbox here. */
export interface SystemNotice {
  to: Address;
  /** Language of its reader. */
  language: Language;
  subject: string;
  text: string;
  /** Keeps the rules of the mailbox from filing it. */
  hasNoRules?: boolean;
}

/** Delivers a message of the system to a mailbox of this server: no other one has to take it. Nothing answers it (RFC 3834). */
export async function leaveSystemNotice(
  tx: Tx,
  deps: Deps,
  { to, language, subject, text, hasNoRules = false }: SystemNotice,
): Promise<void> {
  const { domain } = deps.config;
  const { raw } = await composeMessage({
    from: { name: textIn(await readPolicy(tx, 'system_name'), language), address: `mailer-daemon@${domain}` },
    to: [to],
    cc: [],
    subject,
    text,
    domain,
    date: deps.now(),
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  await deliverIn(tx, deps, await prepareAnywhere(raw), { mailFrom: '', recipients: [to.address] }, { hasNoRules });
}
