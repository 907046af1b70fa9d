import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type ImportResult as Answer, Problem } from '@jinshu/api';
import { findFolder } from '../../mail/message/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type ImportResult, importFailures, importMessages } from '../import-export/index.ts';
import { bytesOf, damageOf, dropChunks, isComplete } from '../upload/chunks.ts';
import { selectChunks, selectKnown } from '../upload/upload.repository.ts';

/** Uploaded file of messages, and the target folder. */
export interface ImportUpload {
  mailboxId: number;
  folder: string;
  md5: string;
  /** The name under which the pieces were sent. @default md5 */
  sentAs?: string | undefined;
  name: string;
  type: string;
  size: number;
}

const sentOf = ({ mailboxId, md5, sentAs }: ImportUpload) => ({ mailboxId, md5: sentAs ?? md5 });

const placePrefix = 'import-';
const forgottenMs = 86_400_000;

/** Removes what servers left behind that ended in the middle of an import. */
export async function dropForgottenImports({ config, now }: Pick<Deps, 'config' | 'now'>): Promise<void> {
  for (const name of await readdir(config.dataDir)) {
    if (!name.startsWith(placePrefix)) continue;
    const place = path.join(config.dataDir, name);
    const { mtimeMs } = await stat(place);
    if (now().getTime() - mtimeMs > forgottenMs) await rm(place, { recursive: true, force: true });
  }
}

/** Maximum number of failures in the response. A file with thousands of broken messages is described by the first ones. */
const toldFailures = 100;

const codeOf = (reason: string) =>
  reason === importFailures.noRoom ? 'import-too-big' : reason.startsWith('is larger') ? 'too-large' : 'import-not-mail';

/**
 * Writes the uploaded bytes to one file, whatever they were uploaded for. Throws if the upload is incomplete or the bytes don't match their
 * MD5.
 */
async function gather(deps: Deps, upload: ImportUpload, target: string): Promise<void> {
  const { mailboxId, md5, size } = upload;
  const { db, blobs } = deps;
  const sent = sentOf(upload);
  const kept = await selectKnown(db, mailboxId, md5);
  const chunks = await selectChunks(db, mailboxId, sent.md5);
  if (!kept && !isComplete(chunks, size)) throw new Problem('upload-incomplete');
  const hash = createHash('md5');
  const source = kept ? await blobs.stream(db, kept.hash) : bytesOf(deps, sent, chunks);
  await pipeline(
    source,
    async function* (bytes: AsyncIterable<Uint8Array>) {
      for await (const chunk of bytes) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(target),
  );
  if (hash.digest('hex') === md5) return;
  const damage = damageOf(deps, sent, chunks);
  await dropChunks(deps, sent, chunks);
  throw damage;
}

function toAnswer({ imported, present, failed }: ImportResult, { name }: ImportUpload, file: string): Answer {
  return {
    importedCount: imported,
    presentCount: present,
    // Don't reveal the path on this server: users know the file by its name.
    failed: failed.slice(0, toldFailures).map(({ where, reason }) => ({ name: where.replace(file, name), reason: codeOf(reason) })),
  };
}

/**
 * Imports the messages of an uploaded file into a folder: one message, a ZIP archive of messages or an mbox (IMX-08, IMX-10). Messages
 * already in the folder are skipped, so the call can be repeated after a lost response. A file from which nothing is imported is a problem.
 */
export async function importUpload(deps: Deps, upload: ImportUpload) {
  const { mailboxId, name, type, size } = upload;
  const { db, config, now } = deps;
  const folder = await findFolder(db, mailboxId, upload.folder);
  if (folder.role === 'drafts') throw new Problem('forbidden');
  const place = await mkdtemp(path.join(config.dataDir, placePrefix));
  try {
    const file = path.join(place, `mail${/\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? ''}`);
    await gather(deps, upload, file);
    const imported = await importMessages(deps, { mailboxId, folder: folder.rawName, paths: [file], skipsPresent: true, isUpload: true });
    await dropChunks(deps, sentOf(upload), await selectChunks(db, mailboxId, sentOf(upload).md5));
    const result = toAnswer(imported, upload, file);
    if (result.importedCount + result.presentCount === 0) {
      const isTooBig = imported.failed.some(({ reason }) => reason === importFailures.noRoom);
      throw new Problem(isTooBig ? 'import-too-big' : 'import-not-mail');
    }
    return { id: 0, name, size, type, createdAt: now().toISOString(), result };
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
