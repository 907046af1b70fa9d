import { type ForeignServer, findWay } from '../../mail/foreign-server/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicies } from '../../platform/policy/index.ts';
import { openImap } from './imapSource.ts';
import type { MailSource } from './MailSource.ts';
import { openPop3 } from './pop3Source.ts';

/** Mailbox of another system, and how to log in. */
export interface SourceAccount extends ForeignServer {
  protocol: 'imap' | 'pop3';
  email: string;
  password: string;
}

/**
 * Logs in to a mailbox of another system.
 * @throws {ServerRefusal} with the reason if it can't.
 */
export async function openSource(
  deps: Pick<Deps, 'db' | 'config'>,
  { protocol, email, password, ...server }: SourceAccount,
  signal?: AbortSignal,
): Promise<MailSource> {
  const { foreign_internal: allowsInternal, mail_size: maxBytes } = await readPolicies(deps.db);
  const way = await findWay(deps, server, { allowsInternal });
  const login = { email, password, maxBytes };
  return protocol === 'imap' ? openImap(way, login, signal) : openPop3(way, login, signal);
}
