import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { decodeText } from '../../mime/charset/index.ts';
import { composeMessage } from '../../mime/compose/index.ts';

interface Person {
  name: string;
  address: string;
}

/** Content of an Outlook file (`.msg`), as its reader returns it. */
export interface OutlookMail {
  subject: string;
  from: Person;
  to: Person[];
  cc: Person[];
  sentAt: string | undefined;
  text: string;
  html: string | Uint8Array | undefined;
  /** That of the HTML, as Windows numbers them. */
  codePage: number | undefined;
  messageId: string | undefined;
  files: { fileName: string; content: Uint8Array; type: string | undefined; contentId: string | undefined }[];
}

/**
 * Limits for reading. The format is a file system in a file and can be made to loop. A file that exceeds a limit isn't imported as a
 * message.
 */
const limits = { timeoutMs: 20_000, megabytes: 1_024 };
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Inside an Exchange people may have no address of the internet. */
const unknownAddress = 'unknown@outlook.invalid';

/** Whether bytes begin as Outlook's own files do. */
export const isOutlookFile = (raw: Buffer): boolean => raw.subarray(0, compoundFile.length).equals(compoundFile);

function readInWorker(raw: Buffer): Promise<OutlookMail | null> {
  const bytes = new Uint8Array(raw).buffer;
  const worker = new Worker(new URL('./outlookWorker.ts', import.meta.url), {
    workerData: { bytes },
    transferList: [bytes],
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  });
  return new Promise((resolve) => {
    const end = (mail: OutlookMail | null) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(mail);
    };
    const timer = setTimeout(() => end(null), limits.timeoutMs);
    worker.once('message', (mail: OutlookMail) => end(mail));
    worker.once('error', () => end(null));
    worker.once('exit', () => end(null));
  });
}

const charsetOf = (page: number | undefined): string =>
  page === undefined || page === 65_001
    ? 'utf-8'
    : page === 936
      ? 'gb18030'
      : page === 950
        ? 'big5'
        : page === 932
          ? 'shift_jis'
          : `windows-${page}`;

const known = ({ name, address }: Person): Person => ({ name, address: address === '' ? unknownAddress : address });

/** Writes an Outlook file as the mail that it was: the same file always gives the same bytes. Null when it cannot be read. */
export async function fromOutlook(raw: Buffer, keptAt: Date): Promise<Buffer | null> {
  const mail = await readInWorker(raw);
  if (!mail) return null;
  const digest = createHash('sha256').update(raw).digest('hex').slice(0, 32);
  const { html, files, messageId } = mail;
  const sentAt = new Date(mail.sentAt ?? keptAt);
  const written = await composeMessage({
    from: known(mail.from),
    to: mail.to.map(known),
    cc: mail.cc.map(known),
    subject: mail.subject,
    html: typeof html === 'string' ? html : html && decodeText(html, charsetOf(mail.codePage)),
    text: mail.text,
    attachments: files.map(({ fileName, content, type, contentId }) => ({
      name: fileName,
      type: type ?? 'application/octet-stream',
      content: Buffer.from(content),
      ...(contentId && { contentId }),
    })),
    messageId: messageId?.replace(/[<>\s]/g, '') || `${digest}@outlook.invalid`,
    domain: 'outlook.invalid',
    date: Number.isNaN(sentAt.getTime()) ? keptAt : sentAt,
    boundary: digest,
  });
  return written.raw;
}
