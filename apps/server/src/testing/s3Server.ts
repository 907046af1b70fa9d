import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

/** A server that speaks S3, with one bucket. */
export interface S3Server {
  /** The address as JINSHU_BLOB_URL takes it. */
  blobUrl: string;
  stop(): Promise<void>;
}

/** Starts it on a free port; its account is `S3RVER`, its secret too. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'jinshu-s3-'));
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'mail', configs: [] }],
  });
  await s3.run();
  const { port } = (s3 as unknown as { httpServer: Server }).httpServer.address() as AddressInfo;
  return {
    blobUrl: `s3://mail/blobs?endpoint=http://127.0.0.1:${port}&access_key=S3RVER&secret_key=S3RVER`,
    async stop() {
      await s3.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
