import path from 'node:path';

/** Location of large blobs. */
export type BlobLocation =
  | { kind: 'file'; directory: string }
  | { kind: 's3'; bucket: string; prefix: string; endpoint: string; region: string; accessKeyId: string; secretAccessKey: string };

/** Reads the location of large blobs from the environment. */
export function readBlobLocation(
  text: string | undefined,
  dataDir: string,
  env: Readonly<Record<string, string | undefined>>,
  problems: string[],
): BlobLocation {
  const fallback: BlobLocation = { kind: 'file', directory: path.join(dataDir, 'blobs') };
  if (text === undefined) return fallback;
  const url = URL.parse(text);
  if (url?.protocol === 'file:') {
    // `file:blobs` is meant relative to the checkout's shell, which URL would turn into `/blobs`.
    const place = text.slice('file:'.length).replace(/^\/\/(localhost)?(?=\/)/, '');
    return { kind: 'file', directory: path.resolve(decodeURIComponent(place)) };
  }
  if (url?.protocol !== 's3:' || url.hostname === '') {
    problems.push('JINSHU_BLOB_URL must be file:PATH or s3://BUCKET?endpoint=…&region=….');
    return fallback;
  }
  const option = (name: string, variable: string) => url.searchParams.get(name) ?? env[variable]?.trim() ?? '';
  const region = option('region', 'AWS_REGION') || 'us-east-1';
  const endpoint = option('endpoint', 'AWS_ENDPOINT_URL') || `https://s3.${region}.amazonaws.com`;
  const accessKeyId = option('access_key', 'AWS_ACCESS_KEY_ID');
  const secretAccessKey = option('secret_key', 'AWS_SECRET_ACCESS_KEY');
  if (!/^https?:\/\//.test(endpoint)) problems.push('The endpoint of JINSHU_BLOB_URL must begin with http:// or https://.');
  if (!accessKeyId || !secretAccessKey)
    problems.push(
      'JINSHU_BLOB_URL names S3 without access_key and secret_key; give them there or as AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    );
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: url.pathname.replace(/^\/+|\/+$/g, ''),
    endpoint: endpoint.replace(/\/+$/, ''),
    region,
    accessKeyId,
    secretAccessKey,
  };
}
