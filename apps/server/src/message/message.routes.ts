import {
  cancelTag,
  cancelTags as cancelTagsEndpoint,
  deleteMessages as deleteMessagesEndpoint,
  deleteRemark as deleteRemarkEndpoint,
  downloadMessage,
  expungeMessages as expungeMessagesEndpoint,
  flagMessages as flagMessagesEndpoint,
  listMessages,
  listNeighbours,
  listNewMessages,
  moveMessages as moveMessagesEndpoint,
  moveReadMessage as moveReadMessageEndpoint,
  Problem,
  readMessage as readMessageEndpoint,
  setRemark as setRemarkEndpoint,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { readRaw } from '../mime/content.repository.ts';
import { type Permissions, permissionsOf } from '../permission/permissions.ts';
import type { Session } from '../session/Session.ts';
import { emlName } from './composeReady.ts';
import { deleteMessages, expungeMessages } from './expungeMessages.ts';
import { cancelTags, flagMessages } from './flagMessages.ts';
import { selectNewest, selectPage, selectPageUids } from './list.repository.ts';
import { toMessageRow } from './messageRow.ts';
import { moveMessages, moveReadMessage } from './moveMessages.ts';
import { findMessage } from './read.repository.ts';
import { readMessage } from './readMessage.ts';
import { deleteRemark, setRemark } from './setRemark.ts';

const done = { msg: 'success' };
const newestShown = 20;

/** LST, RED, TAG: mail in its folders. */
export async function messageRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  const allow = async ({ accountId }: Session, isAllowed: (permissions: Permissions) => boolean) => {
    if (!isAllowed(await permissionsOf(db, accountId))) throw new Problem('forbidden');
  };

  route(app, listMessages, async ({ session: { mailboxId }, query }) => {
    const { folder, count, rows } = await selectPage(db, { mailboxId, ...query });
    return { count, unseenCount: folder.unseenCount, results: rows.map((row) => toMessageRow(row, folder)) };
  });

  route(app, listNeighbours, async ({ session: { mailboxId }, query }) => {
    const { count, uids } = await selectPageUids(db, { mailboxId, ...query });
    return { count, results: uids.map((uid) => ({ uid })) };
  });

  route(app, listNewMessages, async ({ session: { mailboxId } }) => {
    const { folder, rows } = await selectNewest(db, mailboxId, newestShown);
    return { count: folder.unseenCount, results: rows.map((row) => toMessageRow(row, folder)) };
  });

  route(app, downloadMessage, async ({ session, query: { uid, folder } }) => {
    await allow(session, ({ canDownload }) => canDownload);
    const { contentId, subject } = await findMessage(db, { mailboxId: session.mailboxId, folder, uid });
    const raw = contentId === null ? null : await readRaw(db, deps.blobs, contentId);
    if (!raw) throw new Problem('mail-not-found');
    return { bytes: raw, size: raw.length, fileName: `${emlName(subject)}.eml`, type: 'message/rfc822' };
  });

  route(app, readMessageEndpoint, ({ session: { mailboxId, accountId }, params, query }) =>
    readMessage(deps, { mailboxId, accountId, ...params, ...query }),
  );

  route(app, flagMessagesEndpoint, async ({ session: { mailboxId }, body }) => {
    await flagMessages(deps, { mailboxId, ...body });
    return done;
  });

  route(app, cancelTag, async ({ session: { mailboxId }, body }) => {
    await cancelTags(deps, { mailboxId, ...body });
    return done;
  });

  route(app, cancelTagsEndpoint, async ({ session: { mailboxId }, body }) => {
    await cancelTags(deps, { mailboxId, ...body });
    return done;
  });

  route(app, setRemarkEndpoint, async ({ session: { mailboxId }, body }) => {
    await setRemark(deps, { mailboxId, ...body });
    return done;
  });

  route(app, deleteRemarkEndpoint, async ({ session: { mailboxId }, body }) => {
    await deleteRemark(deps, { mailboxId, ...body });
    return done;
  });

  route(app, moveMessagesEndpoint, async ({ session: { mailboxId }, body }) => {
    await moveMessages(deps, { mailboxId, ...body });
    return done;
  });

  route(app, moveReadMessageEndpoint, ({ session: { mailboxId }, body }) => moveReadMessage(deps, { mailboxId, ...body }));

  route(app, deleteMessagesEndpoint, async ({ session, body }) => {
    await allow(session, ({ hidesDelete }) => !hidesDelete);
    await deleteMessages(deps, { mailboxId: session.mailboxId, ...body });
    return done;
  });

  route(app, expungeMessagesEndpoint, async ({ session, body }) => {
    await allow(session, ({ hidesDelete }) => !hidesDelete);
    await expungeMessages(deps, { mailboxId: session.mailboxId, ...body });
    return done;
  });
}
