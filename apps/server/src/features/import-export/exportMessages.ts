import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import yazl from 'yazl';
import { distinctNames } from '../../mail/attachment/index.ts';
import { joinRaw } from '../../mail/content/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type ExportRow, exportPage, foldersOf } from './importExport.repository.ts';

/** Export format: a folder of files, one mbox per folder, or one archive. */
export type ExportFormat = 'eml' | 'mbox' | 'zip';

/** Source and target of an export. */
export interface ExportInput {
  mailboxId: number;
  /** The raw name of the folder; all folders when left out. */
  folder?: string | undefined;
  /** A folder for `eml` and `mbox`, a file for `zip`. */
  target: string;
  format: ExportFormat;
  onProgress?: ((progress: { done: number; total: number }) => void) | undefined;
}

/** Result of an export. */
export interface ExportResult {
  exported: number;
  folders: number;
}

/** Writes messages one by one in an export format. */
interface Sink {
  add(folder: string, row: ExportRow, raw: Buffer): Promise<void>;
  end(): Promise<void>;
}

const pageSize = 100;

/** A name that every file system takes. */
const safeFileName = (name: string, fallback: string): string => {
  const safe = name
    .normalize('NFC')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[\\/:*?"<>|]/g, '_')
    .replace(/^[. ]+|[. ]+$/g, '');
  // File systems limit bytes, and a character here can take up to four.
  let short = '';
  for (const character of safe) {
    if (Buffer.byteLength(short + character) > 150) break;
    short += character;
  }
  return short === '' ? fallback : short;
};

const emlName = ({ uid, subject }: ExportRow) => `${String(uid).padStart(6, '0')} ${safeFileName(subject, 'mail')}.eml`;

function emlSink(target: string): Sink {
  const made = new Set<string>();
  return {
    async add(folder, row, raw) {
      const directory = path.join(target, folder);
      if (!made.has(directory)) {
        await mkdir(directory, { recursive: true });
        made.add(directory);
      }
      await writeFile(path.join(directory, emlName(row)), raw);
    },
    end: async () => undefined,
  };
}

/** Lines that begin like a separator get one `>` more, however many they have (mboxrd): it can be undone exactly. */
const escapeFrom = (raw: Buffer): Buffer =>
  /^>*From /m.test(raw.toString('latin1')) ? Buffer.from(raw.toString('latin1').replace(/^(>*From )/gm, '>$1'), 'latin1') : raw;

const statusLines = ({ isSeen, isAnswered, flagColor }: ExportRow) =>
  `Status: ${isSeen ? 'RO' : 'O'}\r\n${isAnswered || flagColor ? `X-Status: ${isAnswered ? 'A' : ''}${flagColor ? 'F' : ''}\r\n` : ''}`;

function mboxSink(target: string): Sink {
  const streams = new Map<string, ReturnType<typeof createWriteStream>>();
  return {
    async add(folder, row, raw) {
      let stream = streams.get(folder);
      if (!stream) {
        await mkdir(target, { recursive: true });
        stream = createWriteStream(path.join(target, `${folder}.mbox`));
        streams.set(folder, stream);
      }
      const date = row.arrivedAt.toUTCString().replace(/^(\w+), (\d+) (\w+) (\d+) ([\d:]+) GMT$/, '$1 $3 $2 $5 $4');
      const text = Buffer.concat([
        Buffer.from(`From ${row.sender.replace(/\s/g, '')} ${date}\r\n${statusLines(row)}`),
        escapeFrom(raw),
        Buffer.from(raw.at(-1) === 0x0a ? '\r\n' : '\r\n\r\n'),
      ]);
      if (!stream.write(text)) await once(stream, 'drain');
    },
    async end() {
      for (const stream of streams.values()) {
        stream.end();
        await finished(stream);
      }
    },
  };
}

function zipSink(target: string): Sink {
  const zip = new yazl.ZipFile();
  const stream = createWriteStream(target);
  const written = finished(zip.outputStream.pipe(stream));
  return {
    async add(folder, row, raw) {
      // The next mail is read when this one has been packed: the archive holds one at a time.
      const packed = new Promise<void>((resolve, reject) => {
        zip.addReadStreamLazy(`${folder}/${emlName(row)}`, { mtime: row.arrivedAt }, (give) => {
          const source = Readable.from([raw]);
          source.once('end', resolve).once('error', reject);
          give(null, source);
        });
      });
      // A disk that is full ends the writing first.
      await Promise.race([packed, written]);
    },
    async end() {
      zip.end();
      await written;
    },
  };
}

const sinks: Record<ExportFormat, (target: string) => Sink> = { eml: emlSink, mbox: mboxSink, zip: zipSink };

/** Exports the messages of a folder or the whole mailbox to files, byte for byte. */
export async function exportMessages(
  { db, blobs }: Pick<Deps, 'db' | 'blobs'>,
  { mailboxId, folder: rawName, target, format, onProgress }: ExportInput,
): Promise<ExportResult> {
  const folders = (await foldersOf(db, mailboxId)).filter(({ raw_name }) => rawName === undefined || raw_name === rawName);
  const total = folders.reduce((sum, { message_count }) => sum + message_count, 0);
  const sink = sinks[format](target);
  let exported = 0;
  const names = distinctNames(folders.map(({ name, raw_name }) => safeFileName(name, raw_name)));
  for (const [index, folder] of folders.entries()) {
    const name = names[index] as string;
    let afterUid = 0;
    for (;;) {
      const rows = await exportPage(db, mailboxId, folder.id, afterUid, pageSize);
      if (rows.length === 0) break;
      for (const row of rows) {
        await sink.add(name, row, await joinRaw(db, blobs, row));
        exported += 1;
        afterUid = row.uid;
      }
      onProgress?.({ done: exported, total });
    }
  }
  await sink.end();
  return { exported, folders: folders.length };
}
