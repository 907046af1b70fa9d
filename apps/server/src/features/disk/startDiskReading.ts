import { createTextReader, insertText, type ReadFile, selectLexemes, type TextReader } from '../../mail/attachment-text/index.ts';
import { limits } from '../../mime/document/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { startWorker, type Worker } from '../../platform/worker/index.ts';
import { claimTextJobs, finishTextJob, moveTextJob, type TextJob, untilNextTextJob } from './diskText.repository.ts';

type ReadingDeps = Pick<Deps, 'db' | 'blobs' | 'log' | 'now'>;

const leaseMs = 300_000;
const jobsAtOnce = 10;
/** After so many claims a file is given up. */
const maximumAttempts = 4;

const later = (from: Date, ms: number) => new Date(from.getTime() + ms);

async function readFile({ db, blobs }: ReadingDeps, reader: TextReader, { hash, size, name, type }: TextJob): Promise<ReadFile> {
  if (size > limits.fileBytes) return { failure: 'too-large' };
  return reader.read({ bytes: await blobs.get(db, hash), name, type });
}

async function doJob(deps: ReadingDeps, reader: TextReader, job: TextJob, isStopped: () => boolean): Promise<void> {
  const { db, log, now } = deps;
  // Mail may have brought the same bytes meanwhile.
  if ((await selectLexemes(db, [job.hash])).size > 0) return finishTextJob(db, job.hash);
  const isLast = job.attempts >= maximumAttempts;
  const found = await readFile(deps, reader, job).catch((error: unknown): ReadFile | undefined => {
    // The reader was closed. That says nothing about the file.
    if (isStopped()) return undefined;
    log.warn({ err: error, size: job.size }, 'a file of a disk was not read');
    return { failure: isLast ? 'missing' : 'crashed' };
  });
  if (!found) return moveTextJob(db, job.hash, now());
  const mayPass = 'failure' in found && (found.failure === 'too-slow' || found.failure === 'crashed');
  if (mayPass && !isLast) return moveTextJob(db, job.hash, later(now(), 30_000 * 4 ** (job.attempts - 1)));
  await insertText(db, job.hash, found, now());
  return finishTextJob(db, job.hash);
}

/** Reads the text of due files until none are left. Returns the number of files. */
export async function readDiskFiles(deps: ReadingDeps, reader: TextReader, isStopped = () => false): Promise<number> {
  let count = 0;
  while (!isStopped()) {
    const at = deps.now();
    const jobs = await claimTextJobs(deps.db, { at, leaseUntil: later(at, leaseMs), limit: jobsAtOnce });
    if (jobs.length === 0) break;
    for (const job of jobs) {
      if (isStopped()) await moveTextJob(deps.db, job.hash, deps.now());
      else await doJob(deps, reader, job, isStopped);
      count += 1;
    }
  }
  return count;
}

/** Starts to read the text of files on disks, so that the search finds them. Several servers may do so on one database. */
export function startDiskReading(deps: ReadingDeps, { pollMs = 2_000, reader = createTextReader() } = {}): Worker {
  const { wake, stop } = startWorker({
    log: deps.log,
    name: 'the reader of files on disks',
    pollMs,
    async work(isStopped) {
      await readDiskFiles(deps, reader, isStopped);
      return untilNextTextJob(deps.db, deps.now());
    },
  });
  return {
    wake,
    async stop() {
      const stopped = stop();
      reader.close();
      await stopped;
    },
  };
}
