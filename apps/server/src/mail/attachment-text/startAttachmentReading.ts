import { limits, type TextFailure } from '../../mime/document/index.ts';
import { attachmentLexemes } from '../../mime/lexeme/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { startWorker, type Worker } from '../../platform/worker/index.ts';
import {
  type AttachmentJob,
  addLexemes,
  claimJobs,
  finishJob,
  insertText,
  moveJob,
  selectLexemes,
  untilNextJob,
} from './attachmentText.repository.ts';
import { createTextReader, type ReadFile, type TextReader } from './createTextReader.ts';

type ReadingDeps = Pick<Deps, 'db' | 'blobs' | 'log' | 'now'>;

const leaseMs = 300_000;
/** So few that their turn comes within the lease, even when each of them takes all the time it may. */
const jobsAtOnce = 10;
/** After so many claims a file that is still not read is given up. */
const maximumAttempts = 4;
/** Failures that the machine may have caused rather than the file. */
const mayPass = new Set<TextFailure>(['too-slow', 'crashed']);

const later = (from: Date, ms: number) => new Date(from.getTime() + ms);
const backOffMs = (attempts: number) => 30_000 * 4 ** Math.min(attempts - 1, 4);

async function readFile({ db, blobs }: ReadingDeps, reader: TextReader, hash: Buffer, file: AttachmentJob['files'][number]) {
  if (file.size > limits.fileBytes) return { failure: 'too-large' } as const;
  return reader.read({ bytes: await blobs.get(db, hash), name: file.name, type: file.type });
}

/** The lexemes of a content's files, as far as they can be had; null when one of them has to be tried again later. */
async function readFiles(deps: ReadingDeps, reader: TextReader, job: AttachmentJob): Promise<string[][] | null> {
  const { db, log, now } = deps;
  const files = new Map(job.files.filter(({ isInline }) => !isInline).map((file) => [file.hash, file]));
  const known = await selectLexemes(
    db,
    [...files.keys()].map((hash) => Buffer.from(hash, 'hex')),
  );
  const isLast = job.attempts >= maximumAttempts;
  let isMissing = false;
  for (const [key, file] of files) {
    if (known.has(key)) continue;
    const hash = Buffer.from(key, 'hex');
    const found = await readFile(deps, reader, hash, file).catch((error: unknown): ReadFile => {
      if (!isLast) throw error;
      log.error({ err: error, contentId: job.contentId }, 'the bytes of an attached file cannot be had, it was given up');
      return { failure: 'missing' };
    });
    if ('failure' in found && mayPass.has(found.failure) && !isLast) {
      isMissing = true;
      continue;
    }
    if ('failure' in found) {
      // Pictures are the most of what has no text.
      const level = found.failure === 'unsupported' ? 'debug' : 'info';
      log[level]({ contentId: job.contentId, size: file.size, reason: found.failure }, 'an attached file has no text');
    }
    await insertText(db, hash, found, now());
    known.set(key, 'failure' in found ? [] : found.lexemes);
    // A message with many slow files needs longer than its lease.
    if (files.size > 1) await moveJob(db, job, later(now(), leaseMs));
  }
  return isMissing ? null : [...files.keys()].map((key) => known.get(key) ?? []);
}

async function doJob(deps: ReadingDeps, reader: TextReader, job: AttachmentJob): Promise<void> {
  const { db, now } = deps;
  const read = await readFiles(deps, reader, job);
  if (!read) return moveJob(db, job, later(now(), backOffMs(job.attempts)));
  const lexemes = attachmentLexemes(read);
  const { hasLeft } = lexemes.length > 0 ? await addLexemes(db, job.contentId, lexemes) : { hasLeft: false };
  // Copies that are locked, or were just added, will be available in moments.
  if (hasLeft) await moveJob(db, job, later(now(), 1_000), { isNew: true });
  else if (!(await finishJob(db, job))) await moveJob(db, job, now(), { isNew: true });
}

/** Reads due contents in batches until none are left or `isStopped` returns true. Returns the number of contents processed. */
export async function readDueAttachments(deps: ReadingDeps, reader: TextReader, isStopped = () => false): Promise<number> {
  const { db, log, now } = deps;
  let count = 0;
  while (!isStopped()) {
    const at = now();
    const jobs = await claimJobs(db, { at, leaseUntil: later(at, leaseMs), limit: jobsAtOnce });
    for (const job of jobs) {
      if (isStopped()) await moveJob(db, job, now());
      else {
        await doJob(deps, reader, job).catch(async (error: unknown) => {
          if (!isStopped()) log.warn({ err: error, contentId: job.contentId }, 'attached files were not read, trying again later');
          await moveJob(db, job, isStopped() ? now() : later(now(), backOffMs(job.attempts)));
        });
        count += 1;
      }
    }
    if (jobs.length === 0) break;
  }
  return count;
}

/** Starts to read attached files. Several servers may do so on one database: each content is claimed by one of them. */
export function startAttachmentReading(deps: ReadingDeps, { pollMs = 2_000, reader = createTextReader() } = {}): Worker {
  const { wake, stop } = startWorker({
    log: deps.log,
    name: 'the reader of attached files',
    pollMs,
    async work(isStopped) {
      await readDueAttachments(deps, reader, isStopped);
      return untilNextJob(deps.db, deps.now());
    },
  });
  return {
    wake,
    async stop() {
      const stopped = stop();
      // Return the jobs in progress to the queue for the next reader.
      reader.close();
      await stopped;
    },
  };
}
