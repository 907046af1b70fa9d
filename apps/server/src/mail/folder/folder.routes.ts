import {
  createFolder as createFolderEndpoint,
  deleteFolder as deleteFolderEndpoint,
  emptyFolder as emptyFolderEndpoint,
  type Folder,
  listFilterFolders,
  listFolderSizes,
  listFolders,
  orderFolders as orderFoldersEndpoint,
  removeFolder,
  renameFolder as renameFolderEndpoint,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { allowDeleting } from '../../platform/policy/index.ts';
import type { Session } from '../../platform/session/index.ts';
import { toBulkAnswer } from '../bulk/index.ts';
import { createFolder } from './createFolder.ts';
import { deleteFolder } from './deleteFolder.ts';
import { emptyFolder } from './emptyFolder.ts';
import { selectFolderSizes, selectFolders } from './folder.repository.ts';
import { orderFolders } from './orderFolders.ts';
import { renameFolder } from './renameFolder.ts';

const done = { msg: 'ok' };

/** The lock is over all of the user's own folders (FLK-01). */
const isLocked = ({ lockedAreas }: Session, { isDefault }: Folder) => !isDefault && lockedAreas.includes('folders');

/** FLD: the folders of a mailbox. */
export async function folderRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;

  route(app, listFolders, async ({ session }) => {
    const folders = await selectFolders(db, session.mailboxId);
    return { count: folders.length, results: folders.map((folder) => ({ ...folder, isLocked: isLocked(session, folder) })) };
  });

  route(app, createFolderEndpoint, async ({ session, body }) => {
    const folder = await createFolder(deps, { mailboxId: session.mailboxId, name: body.name });
    return { ...folder, isLocked: isLocked(session, folder) };
  });

  route(app, removeFolder, async ({ session, params }) => {
    return toBulkAnswer(await deleteFolder(deps, { ...session, folder: { id: params.id }, targetFolder: undefined }));
  });

  route(app, deleteFolderEndpoint, async ({ session, body }) => {
    if (body.deletesContent) await allowDeleting(db, session);
    const targetFolder = body.deletesContent ? undefined : (body.targetFolder ?? 'INBOX');
    return toBulkAnswer(await deleteFolder(deps, { ...session, folder: { rawName: body.sourceFolder }, targetFolder }));
  });

  route(app, renameFolderEndpoint, async ({ session, body }) => {
    await renameFolder(deps, { mailboxId: session.mailboxId, rawName: body.sourceFolder, name: body.name });
    return done;
  });

  route(app, orderFoldersEndpoint, async ({ session, body }) => {
    await orderFolders(deps, { mailboxId: session.mailboxId, rawNames: body.folders });
    return done;
  });

  // A rule files incoming mail: it may go anywhere but among what the user writes.
  route(app, listFilterFolders, async ({ session }) => {
    const folders = await selectFolders(db, session.mailboxId);
    const results = folders
      .filter(({ rawName }) => rawName !== 'Drafts' && rawName !== 'Sent')
      .map(({ rawName, name }) => ({ rawName, name }));
    return { count: results.length, results };
  });

  route(app, listFolderSizes, async ({ session }) => {
    const results = await selectFolderSizes(db, session.mailboxId);
    return { count: results.length, results };
  });

  route(app, emptyFolderEndpoint, async ({ session, body }) => {
    return toBulkAnswer(await emptyFolder(deps, { ...session, rawName: body.folder }));
  });
}
