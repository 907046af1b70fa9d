import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { canPreview, type Preview, type PreviewFailure, previewMaxBytes, suffixOf } from '@jinshu/api';
import type { TextFailure } from '../../mime/document/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type OpenFile, streamOf } from '../attachment/index.ts';
import type { Previewer, ShownOrNot } from './createPreviewer.ts';
import { limits } from './limits.ts';
import { readPicture } from './picture.ts';
import { insertPreview, type MadePreview, type PreviewKey, selectPreview, selectReadingFailure } from './preview.repository.ts';

/** Preview of a file: the bytes of an image or PDF, or the data defined by the contract. */
export interface FilePreview {
  preview: Preview;
  content?: (Pick<OpenFile, 'hash' | 'bytes' | 'size'> & { type: string }) | undefined;
}

/** Dependencies for previewing a file. */
export interface PreviewDeps extends Pick<Deps, 'db' | 'blobs' | 'now' | 'log'> {
  previewer: Previewer;
}

type File = Pick<OpenFile, 'name' | 'size' | 'hash' | 'bytes'>;

const pictures = new Set(['gif', 'jpg', 'jpeg', 'png', 'bmp']);
/** Number of bytes to read for an image's size: an embedded thumbnail and camera metadata may precede it. */
const headBytes = 512 * 1024;

const none = (failure: PreviewFailure): FilePreview => ({ preview: { kind: 'none', failure, isCut: false } });

/** Files that exceed a limit are reported as `harmful`, since they cannot be distinguished from malicious ones. */
function failureOf(failure: TextFailure): PreviewFailure {
  if (failure === 'unsupported' || failure === 'encrypted' || failure === 'damaged') return failure;
  return failure === 'missing' ? 'damaged' : 'harmful';
}

const headOf = async (deps: PreviewDeps, file: File): Promise<Buffer> =>
  file.size === 0 ? Buffer.alloc(0) : buffer(await streamOf(deps, file)({ start: 0, end: Math.min(file.size, headBytes) - 1 }));

async function previewPicture(deps: PreviewDeps, file: File): Promise<FilePreview> {
  const facts = readPicture(await headOf(deps, file));
  if (!facts) return none('damaged');
  if (facts.width * facts.height > limits.pixels) return none('harmful');
  return { preview: { kind: 'image', isCut: false }, content: { ...file, type: facts.type } };
}

/** A PDF is drawn by the page that shows it. What has already been too much for the reader of files is kept from it. */
async function previewPdf(deps: PreviewDeps, file: File): Promise<FilePreview> {
  const head = await headOf(deps, file);
  if (!head.subarray(0, 1024).includes('%PDF-')) return none('damaged');
  const failure = await selectReadingFailure(deps.db, file.hash);
  if (failure === 'encrypted') return none('encrypted');
  if (failure === 'too-hungry' || failure === 'crashed') return none('harmful');
  return { preview: { kind: 'pdf', isCut: false }, content: { ...file, type: 'application/pdf' } };
}

async function keep({ db, blobs, now }: PreviewDeps, key: PreviewKey, shown: ShownOrNot): Promise<MadePreview> {
  return db.transaction().execute(async (tx) => {
    const made: MadePreview =
      'failure' in shown
        ? { kind: 'none', failure: failureOf(shown.failure), result: null }
        : {
            kind: shown.kind,
            failure: null,
            result: await blobs.put(tx, 'bytes' in shown ? shown.bytes : Buffer.from(JSON.stringify(shown satisfies Preview))),
          };
    await insertPreview(tx, key, made, now());
    return made;
  });
}

/** Two who open the same file at once wait for the same work. */
const underWay = new Map<string, Promise<MadePreview>>();

async function makeOnce(deps: PreviewDeps, { hash, bytes }: File, key: PreviewKey): Promise<MadePreview> {
  const id = `${hash.toString('hex')}.${key.suffix}`;
  const work =
    underWay.get(id) ??
    (async () => {
      const shown = await deps.previewer.show({ bytes: bytes ?? (await deps.blobs.get(deps.db, hash)), suffix: key.suffix });
      if ('failure' in shown) deps.log.info({ hash: hash.toString('hex'), reason: shown.failure }, 'a file cannot be shown');
      return keep(deps, key, shown);
    })().finally(() => underWay.delete(id));
  underWay.set(id, work);
  return work;
}

/** Previews a file that is not stored separately, from a sealed message or an attached message. The result is not stored. */
async function previewUnstored(deps: PreviewDeps, bytes: Buffer, suffix: string): Promise<FilePreview> {
  const shown = await deps.previewer.show({ bytes, suffix });
  if ('failure' in shown) return none(failureOf(shown.failure));
  if (!('bytes' in shown)) return { preview: shown };
  const made = Buffer.from(shown.bytes);
  const type = shown.kind === 'image' ? 'image/svg+xml' : 'application/pdf';
  const hash = createHash('sha256').update(made).digest();
  return { preview: { kind: shown.kind, isCut: false }, content: { bytes: made, hash, size: made.length, type } };
}

async function previewConverted(deps: PreviewDeps, file: File, suffix: string): Promise<FilePreview> {
  if (file.bytes) return previewUnstored(deps, file.bytes, suffix);
  const key = { hash: file.hash, suffix };
  const made = (await selectPreview(deps.db, key, deps.now())) ?? (await makeOnce(deps, file, key));
  const { kind, failure, result } = made;
  if (!result) return none(failure ?? 'damaged');
  if (kind === 'image') return { preview: { kind, isCut: false }, content: { ...result, bytes: null, type: 'image/svg+xml' } };
  if (kind === 'pdf') return { preview: { kind, isCut: false }, content: { ...result, bytes: null, type: 'application/pdf' } };
  return { preview: JSON.parse((await deps.blobs.get(deps.db, result.hash)).toString()) as Preview };
}

/** Returns the preview of a message's file (VIE-07). */
export async function previewFile(deps: PreviewDeps, file: File): Promise<FilePreview> {
  const suffix = suffixOf(file.name);
  if (!canPreview(file.name)) return none('unsupported');
  if (file.size > previewMaxBytes) return none('too-large');
  if (suffix === 'pdf') return previewPdf(deps, file);
  return pictures.has(suffix) ? previewPicture(deps, file) : previewConverted(deps, file, suffix);
}
