import { parentPort } from 'node:worker_threads';
import { prepareMessage } from './prepareMessage.ts';

parentPort?.on('message', ({ id, raws }: { id: number; raws: Uint8Array[] }) => {
  parentPort?.postMessage({
    id,
    prepared: raws.map((raw) => prepareMessage(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength))),
  });
});
