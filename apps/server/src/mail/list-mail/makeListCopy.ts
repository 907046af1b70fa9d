import { createHash } from 'node:crypto';
import type { PreparedMessage } from '../../mime/reading/index.ts';
import { joinSkeleton } from '../../mime/structure/index.ts';
import { listFields, listIdOf, type NamedList } from './listHeader.ts';

/** A message has these once at most: those of another list give way. The way of bounces is the envelope's to say. */
const replaced = /^(?:Return-Path|List-(?:Id|Post|Help|Owner|Subscribe|Unsubscribe|Unsubscribe-Post)):/i;
const mostHeader = 2 * 1024 * 1024;

/** The header of a message with its end of lines, and its fields as they are written. */
function headOf(skeleton: Buffer): { length: number; fields: string[] } {
  const text = skeleton.toString('latin1', 0, mostHeader);
  const [head = text] = /^(?:[^\r\n]+\r*\n)*/.exec(text) ?? [];
  return { length: head.length, fields: head.split(/(?<=\n)(?![ \t])/) };
}

/** Whether a message has passed a list before. */
export const hasPassed = ({ skeleton }: Pick<PreparedMessage, 'skeleton'>, list: NamedList): boolean =>
  headOf(skeleton).fields.some(
    (field) =>
      /^List-Id:/i.test(field) &&
      field
        .trimEnd()
        .toLowerCase()
        .endsWith(`<${listIdOf(list)}>`),
  );

/**
 * Makes the copy of a message that a list sends to its members: with the header fields of the list in front, else as it came. Its long parts
 * are the same blobs.
 */
export async function makeListCopy(prepared: PreparedMessage, list: NamedList): Promise<PreparedMessage> {
  const head = headOf(prepared.skeleton);
  const kept = head.fields.filter((field) => !replaced.test(field)).join('');
  const start = Buffer.from(`${listFields(list)}${kept}`, 'latin1');
  const skeleton = Buffer.concat([start, prepared.skeleton.subarray(head.length)]);
  const pieces = prepared.pieces.map((piece) => ({ ...piece, offset: piece.offset + start.length - head.length }));
  const bytes = new Map(prepared.blobs.map((blob) => [blob.hash.toString('hex'), blob.bytes]));
  const raw = await joinSkeleton(skeleton, pieces, async (hash) => bytes.get(hash) as Buffer);
  return { ...prepared, hash: createHash('sha256').update(raw).digest(), size: raw.length, skeleton, pieces };
}
