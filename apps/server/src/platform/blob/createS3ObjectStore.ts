import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { BlobLocation } from '../config/index.ts';
import type { ObjectStore } from './ObjectStore.ts';

/** S3 refuses parts below 5 MiB, the last one excepted. */
const partBytes = 8 * 1024 * 1024;
const attempts = 4;

/** Keeps objects in a bucket of S3 or of anything that speaks like it, addressed by path. */
export function createS3ObjectStore(location: Extract<BlobLocation, { kind: 's3' }>): ObjectStore {
  const { bucket, prefix, endpoint, region, accessKeyId, secretAccessKey } = location;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: attempts - 1, initRetryMs: 100 });
  const address = (name: string) =>
    `${endpoint}/${bucket}/${[prefix, name].filter(Boolean).join('/').split('/').map(encodeURIComponent).join('/')}`;

  const ask = async (method: string, url: string, more: { body?: Uint8Array | string; headers?: Record<string, string> } = {}) => {
    const { body, headers } = more;
    try {
      return await client.fetch(url, {
        method,
        ...(headers && { headers }),
        ...(body !== undefined && { body: typeof body === 'string' ? body : Buffer.from(body) }),
      });
    } catch (error) {
      throw Object.assign(new Error(`the blob store at ${endpoint} cannot be reached`, { cause: error }), { code: 'ECONNREFUSED' });
    }
  };
  const expectOk = async (response: Response, deed: string) => {
    if (!response.ok)
      throw new Error(`the blob store did not ${deed}: status ${response.status}, ${tag(await response.text(), 'Code') ?? 'no reason'}`);
    return response;
  };

  const put = async (name: string, body: Uint8Array) => {
    await (await expectOk(await ask('PUT', address(name), { body }), 'take an object')).arrayBuffer();
  };

  const putParts = async (name: string, parts: AsyncIterable<Uint8Array>) => {
    const begun = await expectOk(await ask('POST', `${address(name)}?uploads=`), 'begin an upload');
    const uploadId = tag(await begun.text(), 'UploadId');
    if (!uploadId) throw new Error('the blob store began an upload without a name');
    const upload = `uploadId=${encodeURIComponent(uploadId)}`;
    try {
      const etags: string[] = [];
      for await (const body of parts) {
        const answer = await expectOk(
          await ask('PUT', `${address(name)}?partNumber=${etags.length + 1}&${upload}`, { body }),
          'take a part',
        );
        await answer.arrayBuffer();
        etags.push(answer.headers.get('etag') ?? '');
      }
      const list = etags.map((etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`).join('');
      const body = `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${list}</CompleteMultipartUpload>`;
      const done = await expectOk(
        await ask('POST', `${address(name)}?${upload}`, { body, headers: { 'content-type': 'application/xml' } }),
        'end an upload',
      );
      // The end of an upload may fail after its status has been sent.
      const text = await done.text();
      if (text.includes('<Error>')) throw new Error(`the blob store did not end an upload: ${tag(text, 'Code')}`);
    } catch (error) {
      await ask('DELETE', `${address(name)}?${upload}`).catch(() => undefined);
      throw error;
    }
  };

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

const tag = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

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
