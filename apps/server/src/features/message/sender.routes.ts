import {
  addContact as addContactEndpoint,
  addSenderAsContact,
  getContactInfo,
  isAddress,
  judgeSender as judgeSenderEndpoint,
  markNotSpam,
  Problem,
  rejectMessages,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { doBulk, toBulkAnswer } from '../../mail/bulk/index.ts';
import { findMessage } from '../../mail/message/index.ts';
import { normalAddress, selectOwner } from '../../mail/recipient/index.ts';
import { judgeSender } from '../../mail/sender-rule/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { allowDeleting, readPolicy } from '../../platform/policy/index.ts';
import type { Session } from '../../platform/session/index.ts';
import { addContact, selectKnownAddress } from '../contact/index.ts';

const done = { msg: 'success' };

/** LST: what the user thinks of those who write, and whom of them they keep. */
export async function senderRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;

  route(app, rejectMessages, async ({ session, body: { uids, folder, alsoDeletes = false } }) => {
    if (alsoDeletes) await allowDeleting(db, session);
    const outcome = await doBulk(deps, { ...session, folder, uids, work: { kind: 'reject', alsoDeletes } });
    deps.outbox.wake();
    return toBulkAnswer(outcome);
  });

  route(app, markNotSpam, async ({ session, body: { uids, folder, allowsSenders = false } }) =>
    toBulkAnswer(await doBulk(deps, { ...session, folder, uids, work: { kind: 'not-spam', allowsSenders } })),
  );

  route(app, judgeSenderEndpoint, async ({ session: { mailboxId }, body }) => {
    await judgeSender(deps, { mailboxId, ...body });
    return done;
  });

  route(app, getContactInfo, async ({ session, query }) => {
    const address = normalAddress(query.address);
    const [known, hasDepartments, own] = await Promise.all([
      selectKnownAddress(db, session.mailboxId, address),
      readPolicy(db, 'has_user_department_perm', session),
      selectOwner(db, session.mailboxId),
    ]);
    return {
      // Users without access to the organization directory must not see departments here either (PRM-08).
      department: hasDepartments ? known.department : '',
      ...(known.contactId !== null && { contactId: known.contactId }),
      isContact: known.contactId !== null,
      isSelf: address === session.address || address === own.address,
    };
  });

  const keep = async ({ mailboxId, accountId }: Session, person: { address: string; name?: string | undefined }) => {
    const seesColleagues = await readPolicy(db, 'has_user_department_perm', { accountId });
    await addContact(deps, { mailboxId, ...person, seesColleagues });
    return done;
  };

  route(app, addContactEndpoint, ({ session, body }) => keep(session, body));

  route(app, addSenderAsContact, async ({ session, body }) => {
    const { sender } = await findMessage(db, { mailboxId: session.mailboxId, ...body });
    if (!isAddress(sender.address)) throw new Problem('email-format');
    return keep(session, sender);
  });
}
