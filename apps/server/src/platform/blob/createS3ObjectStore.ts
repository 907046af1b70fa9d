import { Readable } from 'node:stream';
import type { BlobLocation } from '../config/index.ts';
import type { ObjectStore } from './ObjectStore.ts';
import { openBucket, tag } from './s3Bucket.ts';

/** S3 refuses parts below 5 MiB, the last one excepted. */
const partBytes = 8 * 1024 * 1024;

/** Keeps objects in a bucket of S3 or of anything that speaks like it, addressed by path. */
export function createS3ObjectStore(location: Extract<BlobLocation, { kind: 's3' }>): ObjectStore {
  const { bucket, prefix } = location;
  const { address, ask, expectOk, put, putParts } = openBucket(location);

  return {
    async has(name) {
      const response = await ask('HEAD', address(name));
      if (response.status === 404) return null;
      await expectOk(response, 'tell of an object');
      return Number(response.headers.get('content-length'));
    },

    async write(name, bytes) {
      const parts = inParts(bytes);
      const first = await parts.next();
      const second = first.done ? first : await parts.next();
      if (second.done) return put(name, first.value ?? new Uint8Array());
      await putParts(
        name,
        (async function* () {
          yield first.value as Uint8Array;
          yield second.value;
          yield* parts;
        })(),
      );
    },

    writePassing: (name, parts) => put(name, Buffer.concat(parts)),

    async rename(from, to) {
      const source = `/${bucket}/${[prefix, from].filter(Boolean).join('/')}`;
      const answer = await expectOk(
        await ask('PUT', address(to), { headers: { 'x-amz-copy-source': source.split('/').map(encodeURIComponent).join('/') } }),
        'copy an object',
      );
      const text = await answer.text();
      if (text.includes('<Error>')) throw new Error(`the blob store did not copy an object: ${tag(text, 'Code')}`);
      await ask('DELETE', address(from));
    },

    async read(name, range) {
      const response = await ask('GET', address(name), range ? { headers: { range: `bytes=${range.start}-${range.end}` } } : {});
      if (response.status === 404) {
        await response.arrayBuffer();
        return null;
      }
      await expectOk(response, 'give an object');
      return response.body ? Readable.fromWeb(response.body as import('node:stream/web').ReadableStream) : Readable.from([]);
    },

    async delete(name) {
      const response = await ask('DELETE', address(name));
      if (response.status !== 404) await expectOk(response, 'remove an object');
      await response.arrayBuffer();
    },
  };
}

async function* inParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  let chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length < partBytes) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(chunks);
  return undefined;
}
