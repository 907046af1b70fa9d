import { AwsClient } from 'aws4fetch';
import type { BlobLocation } from '../config/index.ts';

const attempts = 4;

/** Reads the text of an element of an answer. */
export const tag = (xml: string, name: string): string | undefined => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

/** Opens a bucket of S3 or of anything that speaks like it, addressed by path. */
export function openBucket(location: Extract<BlobLocation, { kind: 's3' }>) {
  const { bucket, prefix, endpoint, region, accessKeyId, secretAccessKey } = location;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: attempts - 1, initRetryMs: 100 });
  const address = (name: string) =>
    `${endpoint}/${bucket}/${[prefix, name].filter(Boolean).join('/').split('/').map(encodeURIComponent).join('/')}`;

  /** Makes a call. Fails only if the store can't be reached, whatever its status. */
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

  /** Puts an object in one call. */
  const put = async (name: string, body: Uint8Array) => {
    await (await expectOk(await ask('PUT', address(name), { body }), 'take an object')).arrayBuffer();
  };

  /** Puts an object in several calls. It is there only when the last one has ended. */
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

  return { address, ask, expectOk, put, putParts };
}
