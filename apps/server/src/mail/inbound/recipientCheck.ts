import type { SMTPServerSession } from 'smtp-server';
import type { Deps } from '../../platform/deps/index.ts';
import { domainOf, findClosedGroups, findRecipients, localDomains, reachesAnyone } from '../recipient/index.ts';
import { SmtpRefusal } from './SmtpRefusal.ts';

const domainsKeptMs = 5_000;

/** Returns a function that throws `SmtpRefusal` unless a message may be accepted for a recipient. */
export function createRecipientCheck({ db, config }: Pick<Deps, 'db' | 'config'>) {
  let domains: { names: Set<string>; until: number } | null = null;

  const isLocal = async (domain: string) => {
    if (!domains || domains.until < Date.now())
      domains = { names: await localDomains(db, config.domain), until: Date.now() + domainsKeptMs };
    return domains.names.has(domain);
  };

  return async (address: string, session: SMTPServerSession): Promise<undefined> => {
    if (!(await isLocal(domainOf(address)))) throw new SmtpRefusal(550, '5.7.1 We do not relay');
    const [found] = await findRecipients(db, [address]);
    if (!found || !reachesAnyone(found)) throw new SmtpRefusal(550, '5.1.1 No such mailbox');
    // Clients don't log in on this port, so every sender counts as outside the organization.
    if ((await findClosedGroups(db, null, [address], config.domain)).length > 0)
      throw new SmtpRefusal(550, '5.7.1 Mail to this address is taken from people inside only');
    const args = session.envelope.mailFrom ? session.envelope.mailFrom.args : false;
    const announced = args ? Number(args.SIZE ?? 0) || 0 : 0;
    if (found.room !== undefined && Math.max(announced, 1) > found.room) throw new SmtpRefusal(552, '5.2.2 The mailbox is full');
  };
}
