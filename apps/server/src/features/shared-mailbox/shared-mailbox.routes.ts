import type { ShareLevel } from '@jinshu/api';
import { enterSharedMailbox, getSharedStatus, leaveSharedMailbox, Problem, type SharedStatus } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { selectProfile } from '../../mail/settings/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { selectOwnMailbox, selectSharedMailboxes } from './shared-mailbox.repository.ts';
import { switchMailbox } from './switchMailbox.ts';

type Rights = Pick<SharedStatus, 'canAll' | 'canRead' | 'canWrite' | 'canSend' | 'canChangePassword'>;

/** Returns the rights of a share level (SHR-04). Without a level (own mailbox) everything is allowed. */
export function rightsOf(level: ShareLevel | null): Rights {
  return {
    canAll: level === null || level === 'full',
    canRead: true,
    canWrite: level === null || level === 'full' || level === 'write',
    canSend: level === null || level === 'full' || level === 'send',
    canChangePassword: level === null || level === 'full',
  };
}

/** SHR: how long the session lives, and what it may do inside a shared mailbox. */
export async function sharedMailboxRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, getSharedStatus, async ({ session }) => {
    const [profile, own, mailboxes] = await Promise.all([
      selectProfile(deps.db, session.accountId),
      selectOwnMailbox(deps.db, session.accountId),
      selectSharedMailboxes(deps.db, session.accountId),
    ]);
    if (!profile || own === undefined) throw new Problem('session-expired');
    const isInSharedMailbox = own !== session.mailboxId;
    return {
      ...rightsOf(session.shareLevel),
      expiresAfter: Math.max(0, Math.round((session.expiresAt.getTime() - deps.now().getTime()) / 1000)),
      idleAfter: profile.parameters.idleAfter,
      isInSharedMailbox,
      loginUrl: await readPolicy(deps.db, 'login_url', session),
      isAdmin: profile.isAdmin,
      mustChangePassword: session.mustChangePassword,
      mustBindFactor: session.mustBindFactor,
      uses12Hours: profile.parameters.uses12Hours,
      mailboxes,
    };
  });

  route(app, enterSharedMailbox, async ({ session, body: { shareId } }) => ({ token: await switchMailbox(deps, session, shareId) }));
  route(app, leaveSharedMailbox, async ({ session }) => ({ token: await switchMailbox(deps, session) }));
}
