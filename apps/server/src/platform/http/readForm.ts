import type { Readable } from 'node:stream';
import { type Multipart, Problem } from '@jinshu/api';
import type { FastifyRequest } from 'fastify';
import { safeParse } from 'zod/mini';
import { invalidInput } from './problems.ts';

/** A file that came as form data. */
export interface UploadedFile {
  fileName: string;
  type: string;
  /** Bytes in the chunks received, for handlers that accept them. Joining large files costs more than receiving them. */
  parts: readonly Buffer[];
  /** All bytes, joined on access. */
  readonly bytes: Buffer;
}

/** Reads a body of form data with one file. */
export async function readForm(request: FastifyRequest, shape: Multipart, maximum: number): Promise<{ body: unknown; file: UploadedFile }> {
  if (!request.isMultipart()) throw new Problem('unsupported-body');
  const { fields, file } = await readParts(request, shape, maximum).catch((error: Error & { statusCode?: number }) => {
    // Errors of the form parser (a truncated form, an unterminated part) have no status.
    throw error instanceof Problem || error.statusCode !== undefined ? error : new Problem('invalid-input');
  });
  if (!file) throw invalidInput([{ path: [shape.file], message: 'A file is missing.' }]);
  const read = safeParse(shape.fields, fields);
  if (!read.success) throw invalidInput(read.error.issues);
  return { body: read.data, file };
}

async function readParts(request: FastifyRequest, shape: Multipart, maximum: number) {
  const fields: Record<string, unknown> = {};
  let file: UploadedFile | undefined;
  for await (const part of request.parts({
    limits: { fileSize: maximum, files: 1, fields: 20, fieldSize: 10_000, parts: 21 },
    fileHwm: maximum,
  })) {
    if (part.type === 'field') {
      // A field twice would be a list, which no schema of a form takes.
      fields[part.fieldname] = part.value;
    } else if (part.fieldname === shape.file && !file) {
      file = fileOf(part.filename ?? '', part.mimetype, await partsOf(part.file));
    } else {
      await drain(part.file);
    }
  }
  return { fields, file };
}

/** One that is too long ends the reading of the form with the reason. */
async function partsOf(stream: Readable): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return parts;
}

const fileOf = (fileName: string, type: string, parts: readonly Buffer[]): UploadedFile => ({
  fileName,
  type,
  parts,
  get bytes() {
    return Buffer.concat(parts);
  },
});

async function drain(stream: Readable): Promise<void> {
  for await (const chunk of stream) void chunk;
}
