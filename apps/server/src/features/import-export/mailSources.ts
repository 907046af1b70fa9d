import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ofZip } from './zipSource.ts';

/** Flags of a message in its source. */
export interface SourceFlags {
  isSeen: boolean;
  isAnswered: boolean;
  isForwarded: boolean;
  isFlagged: boolean;
}

/** Message to import, or the reason why it can't be read. */
export type SourceMail = { where: string; raw: Buffer; flags: SourceFlags; keptAt: Date } | { where: string; reason: string };

/** Source of messages. */
export interface MailSource {
  /** Approximate amount of work: bytes for an mbox, messages otherwise. */
  total: number;
  unit: 'mails' | 'bytes';
  mails(): AsyncGenerator<{ mail: SourceMail; advance: number }>;
}

/** Larger messages are not imported: no mail server accepts them. */
const maximumBytes = 256 * 1024 * 1024;

const read: SourceFlags = { isSeen: true, isAnswered: false, isForwarded: false, isFlagged: false };

/** Reads the flags in a Maildir file name. Messages of other sources count as read (D-132). */
const maildirFlags = (name: string): SourceFlags => {
  const letters = /[:;!]2,([A-Za-z]*)$/.exec(name)?.[1] ?? '';
  return {
    isSeen: letters.includes('S'),
    isAnswered: letters.includes('R'),
    isForwarded: letters.includes('P'),
    isFlagged: letters.includes('F'),
  };
};

/** The flags that mbox programs write into the header. */
function mboxFlags(raw: Buffer): SourceFlags {
  const end = raw.indexOf('\n\n');
  const crlfEnd = raw.indexOf('\r\n\r\n');
  const header = raw.toString('latin1', 0, Math.max(end, crlfEnd, 0) || Math.min(raw.length, 65_536));
  const status = /^status:\s*([a-z]*)/im.exec(header)?.[1]?.toUpperCase();
  const more = /^x-status:\s*([a-z]*)/im.exec(header)?.[1]?.toUpperCase() ?? '';
  return { ...read, isSeen: status === undefined || status.includes('R'), isAnswered: more.includes('A'), isFlagged: more.includes('F') };
}

const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM') return 'may not be read';
  if (code === 'ENOENT') return 'is not there';
  return message;
};

async function readMail(file: string, flags: SourceFlags): Promise<SourceMail> {
  try {
    const { size, mtime } = await stat(file);
    if (size === 0) return { where: file, reason: 'is empty' };
    if (size > maximumBytes) return { where: file, reason: `is larger than ${maximumBytes / 1024 / 1024} MB` };
    return { where: file, raw: await readFile(file), flags, keptAt: mtime };
  } catch (error) {
    return { where: file, reason: reasonOf(error) };
  }
}

function ofFiles(files: readonly { file: string; flags: SourceFlags }[]): MailSource {
  return {
    total: files.length,
    unit: 'mails',
    async *mails() {
      for (const { file, flags } of files) yield { mail: await readMail(file, flags), advance: 1 };
    },
  };
}

const fromLine = Buffer.from('From ');

/** Undoes what mbox does to lines that begin like its own separators. */
const unescapeFrom = (raw: Buffer): Buffer =>
  raw.includes('\n>') ? Buffer.from(raw.toString('latin1').replace(/^>(>*From )/gm, '$1'), 'latin1') : raw;

function ofMbox(file: string, size: number, keptAt: Date, limit: number): MailSource {
  return {
    total: size,
    unit: 'bytes',
    async *mails() {
      let number = 0;
      let pending = Buffer.alloc(0);
      /** Up to where `pending` holds no separator. */
      let searched = 0;
      /** Set inside a message that is too large: skip everything up to the next separator. */
      let isSkipping = false;
      const toMail = (text: Buffer): SourceMail | null => {
        const start = text.indexOf(0x0a) + 1;
        let end = text.length;
        // The blank line in front of the next separator belongs to the separator.
        if (text[end - 1] === 0x0a) end -= text[end - 2] === 0x0d ? 2 : 1;
        if (start === 0 || end <= start) return null;
        number += 1;
        const raw = unescapeFrom(text.subarray(start, end));
        return { where: `${file}, mail ${number}`, raw, flags: mboxFlags(raw), keptAt };
      };
      for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
        pending = Buffer.concat([pending, chunk as Buffer]);
        let begun = 0;
        for (;;) {
          const next = pending.indexOf('\nFrom ', Math.max(searched, begun));
          if (next < 0) break;
          searched = next + 1;
          const isAfterBlank = pending[next - 1] === 0x0a || (pending[next - 1] === 0x0d && pending[next - 2] === 0x0a);
          if (!isAfterBlank) continue;
          const text = pending.subarray(begun, next + 1);
          const mail = isSkipping ? null : toMail(text);
          if (mail) yield { mail, advance: text.length };
          isSkipping = false;
          begun = next + 1;
        }
        pending = pending.subarray(begun);
        if (!isSkipping && pending.length > limit) {
          isSkipping = true;
          number += 1;
          yield { mail: { where: `${file}, mail ${number}`, reason: `is larger than ${limit / 1024 / 1024} MB` }, advance: pending.length };
        }
        // What a separator that is cut by the end of this chunk needs, with the blank line before it.
        if (isSkipping) pending = pending.subarray(-(fromLine.length + 3));
        searched = Math.max(0, pending.length - fromLine.length - 1);
      }
      const last = isSkipping ? null : toMail(pending);
      if (last) yield { mail: last, advance: pending.length };
    },
  };
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

async function isFolder(place: string): Promise<boolean> {
  return stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

const zipStart = Buffer.from('PK\u0003\u0004');

/** Looks what a path is: a Maildir, a folder of `.eml` and `.msg` files, an mbox, a zip of such files or a single mail. */
export async function openSource(place: string, { limit = maximumBytes }: { limit?: number } = {}): Promise<MailSource> {
  if (await isFolder(place)) {
    if ((await isFolder(path.join(place, 'cur'))) || (await isFolder(path.join(place, 'new')))) {
      const found = [];
      for (const part of ['cur', 'new']) {
        const folder = path.join(place, part);
        if (!(await isFolder(folder))) continue;
        for (const name of (await readdir(folder)).sort())
          if (!name.startsWith('.')) found.push({ file: path.join(folder, name), flags: maildirFlags(name) });
      }
      return ofFiles(found);
    }
    const files = (await filesBelow(place)).filter((file) => /\.(?:eml|msg)$/i.test(file));
    return ofFiles(files.map((file) => ({ file, flags: read })));
  }
  const isMail = /\.(?:eml|msg|txt)$/i.test(place);
  try {
    const { size, mtime } = await stat(place);
    const [head] = await createReadStream(place, { start: 0, end: fromLine.length - 1 }).toArray();
    if (!isMail && (head as Buffer | undefined)?.equals(fromLine)) return ofMbox(place, size, mtime, limit);
    if ((head as Buffer | undefined)?.subarray(0, zipStart.length).equals(zipStart)) return ofZip(place, { size, limit, flags: read });
  } catch {
    // Treat it as one message, which reports why it can't be read.
  }
  return ofFiles([{ file: place, flags: read }]);
}
