import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { plainName } from '../../platform/http/index.ts';

/** A file for a zip; it is opened when its turn comes. */
export interface FileToZip {
  name: string;
  open: () => Promise<Readable>;
}

/** Returns unique names for files in one folder. Later files with a duplicate name get a number. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((given) => {
    const name = plainName(given).replace(/[/\\]/g, '_').replace(/^\.+$/, '_') || 'attachment';
    const [, base = name, extension = ''] = /^(.+?)(\.[^.]*)?$/s.exec(name) ?? [];
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${base} (${number})${extension}`;
    taken.add(free.toLowerCase());
    return free;
  });
}

/** Files that are packed already: packing them again takes long and gains nothing. */
const packed =
  /\.(?:zip|rar|7z|t?gz|bz2|xz|zst|jar|apk|jpe?g|png|gif|webp|heic|avif|mp[34]|m4[av]|mov|mkv|webm|avi|flac|ogg|docx|xlsx|pptx)$/i;

/** Creates a ZIP archive with all files in one folder. See `zipPaths`. */
export function zipFiles(files: readonly FileToZip[], at: Date): Readable {
  const names = distinctNames(files.map(({ name }) => name));
  return zipPaths(
    files.map(({ open }, index) => ({ name: names[index] as string, open })),
    at,
  );
}

/**
 * Creates a ZIP archive of files, and of folders without files, while it is read. Their names are unique paths. Names are in UTF-8. The library handles neither read errors nor a closed output: here a
 * file that fails ends the archive, and a disconnected client leaves no file open. An unhandled error would end the server.
 */
export function zipPaths(files: readonly FileToZip[], at: Date, folders: readonly string[] = []): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  for (const folder of folders) zip.addEmptyDirectory(folder, { mtime: at });
  for (const { name, open } of files) {
    zip.addReadStreamLazy(name, { mtime: at, compress: !packed.test(name) }, (give) => {
      open().then(
        (stream) => {
          stream.on('error', (error) => output.destroy(error));
          current = stream;
          if (output.destroyed) stream.destroy();
          else give(null, stream);
        },
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  zip.end();
  zip.on('error', (error) => output.destroy(error as Error));
  output.once('close', () => current?.destroy());
  return output;
}
