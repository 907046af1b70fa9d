import {
  cancelTag,
  cancelTags as cancelTagsEndpoint,
  deleteMessages as deleteMessagesEndpoint,
  deleteNewMessages,
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
  readProtectedMessage as readProtectedMessageEndpoint,
  setRemark as setRemarkEndpoint,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import {
  deleteMessages,
  deleteRemark,
  expungeMessages,
  moveMessages,
  moveReadMessage,
  setRemark,
  toBulkAnswer,
  toMoveAnswer,
} from '../../mail/bulk/index.ts';
import { readRaw } from '../../mail/content/index.ts';
import { selectNewest, selectPage, selectPageUids, selectUidsAround } from '../../mail/list/index.ts';
import { doubtsOf } from '../../mail/mail-auth/index.ts';
import { findMessage, type ListedFolder, type StoredRow, toMessageRow } from '../../mail/message/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { emlName } from './composeReady.ts';
import { cancelTags, flagMessages } from './flagMessages.ts';
import { readMessage } from './readMessage.ts';

const done = { msg: 'success' };
const newestShown = 20;

/** LST, RED, TAG: mail in its folders. */
export async function messageRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  const toRows = async (rows: readonly StoredRow[], folder: ListedFolder) => {
    const mark = await doubtsOf(deps);
    return rows.map((row) => toMessageRow(row, folder, mark));
  };

  route(app, listMessages, async ({ session: { mailboxId }, query }) => {
    const { folder, count, rows } = await selectPage(db, { mailboxId, ...query });
    return { count, unseenCount: folder.unseenCount, results: await toRows(rows, folder) };
  });

  route(app, listNeighbours, async ({ session: { mailboxId }, query: { uid, ...page } }) => {
    const query = { mailboxId, ...page };
    const { count, uids } = await (uid === undefined ? selectPageUids(db, query) : selectUidsAround(db, { ...query, uid }));
    return { count, results: uids.map((uid) => ({ uid })) };
  });

  route(app, listNewMessages, async ({ session: { mailboxId } }) => {
    const { folder, rows } = await selectNewest(db, mailboxId, newestShown);
    return { count: folder.unseenCount, results: await toRows(rows, folder) };
  });

  route(app, downloadMessage, async ({ session, query: { uid, folder } }) => {
    const { contentId, subject } = await findMessage(db, { mailboxId: session.mailboxId, folder, uid });
    const raw = contentId === null ? null : await readRaw(db, deps.blobs, contentId);
    if (!raw) throw new Problem('mail-not-found');
    return { bytes: raw, size: raw.length, fileName: `${emlName(subject)}.eml`, type: 'message/rfc822' };
  });

  route(app, readMessageEndpoint, ({ session: { mailboxId, accountId }, params, query, request: { ip } }) =>
    readMessage(deps, { mailboxId, accountId, ip, ...params, ...query }),
  );

  route(app, readProtectedMessageEndpoint, ({ session: { key: sessionKey, mailboxId, accountId }, body, request: { ip } }) =>
    readMessage(deps, { mailboxId, accountId, ip, sessionKey, ...body }),
  );

  route(app, flagMessagesEndpoint, async ({ session, body }) => toBulkAnswer(await flagMessages(deps, { ...session, ...body })));

  route(app, cancelTag, async ({ session, body }) => toBulkAnswer(await cancelTags(deps, { ...session, ...body })));

  route(app, cancelTagsEndpoint, async ({ session, body }) => toBulkAnswer(await cancelTags(deps, { ...session, ...body })));

  route(app, setRemarkEndpoint, async ({ session: { mailboxId }, body }) => {
    await setRemark(deps, { mailboxId, ...body });
    return done;
  });

  route(app, deleteRemarkEndpoint, async ({ session: { mailboxId }, body }) => {
    await deleteRemark(deps, { mailboxId, ...body });
    return done;
  });

  route(app, moveMessagesEndpoint, async ({ session, body }) => toMoveAnswer(await moveMessages(deps, { ...session, ...body })));

  route(app, moveReadMessageEndpoint, ({ session, body }) => moveReadMessage(deps, { ...session, ...body }));

  route(app, deleteMessagesEndpoint, async ({ session, body }) => {
    return toMoveAnswer(await deleteMessages(deps, { ...session, ...body }));
  });

  route(app, deleteNewMessages, async ({ session, body }) => {
    await deleteMessages(deps, { ...session, ...body });
    return done;
  });

  route(app, expungeMessagesEndpoint, async ({ session, body }) => {
    return toBulkAnswer(await expungeMessages(deps, { ...session, ...body }));
  });
}
