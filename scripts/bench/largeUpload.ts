import { createHash, randomFillSync } from 'node:crypto';
import { chunkBytes, parallelChunks } from '../../packages/api/src/index.ts';
import { type Amount, type Timing, timingOf } from './stats.ts';

interface Where {
  url: string;
  headers: Readonly<Record<string, string>>;
}

/** Time between two looks at the server's memory, in milliseconds. */
const lookEveryMs = 200;

async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 2 ** 20;
}

async function ask(path: string, { url, headers }: Where, body: FormData | object): Promise<void> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${url}/api/netdisk/${path}/`, {
    method: 'POST',
    headers: { ...headers, ...(!isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** Uploads a file as the webmail does: in pieces under a temporary name, several at a time, then the MD5 of all. */
async function uploadFile(where: Where, count: number): Promise<void> {
  const sentAs = createHash('md5').update(String(performance.now())).digest('hex');
  const whole = createHash('md5');
  const send = async (number: number, bytes: Buffer<ArrayBuffer>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ chunkNumber: String(number), fileMd5: sentAs, t: '1' })) form.set(name, value);
    form.set('chunkFile', new Blob([bytes]), 'blob');
    await ask('uploadnew', where, form);
  };
  for (let first = 1; first <= count; first += parallelChunks) {
    const pieces = Array.from({ length: Math.min(parallelChunks, count + 1 - first) }, () => randomFillSync(Buffer.alloc(chunkBytes)));
    for (const piece of pieces) whole.update(piece);
    await Promise.all(pieces.map((piece, index) => send(first + index, piece)));
  }
  const [size, file] = [count * chunkBytes, { file_name: `${sentAs}.bin`, file_type: 'application/octet-stream' }];
  await ask('upload-finish', where, {
    fileMd5: whole.digest('hex'),
    sent_as: sentAs,
    upload_type: 'mail',
    ...file,
    file_size: size,
    folder_id: -1,
  });
}

/** Uploads a file of 2 GB over HTTP, and watches the memory of the server's process meanwhile. */
export async function measureLargeUpload(where: Where): Promise<{ timings: Timing[]; amounts: Amount[] }> {
  // A server that has taken no upload yet has still to load what takes them.
  await uploadFile(where, 64);
  const before = await memoryOf(where.url);
  const seen: number[] = [];
  const watch = setInterval(() => {
    void memoryOf(where.url).then(
      (now) => seen.push(now),
      () => undefined,
    );
  }, lookEveryMs);
  const start = performance.now();
  try {
    await uploadFile(where, 1_000);
  } finally {
    clearInterval(watch);
  }
  const length = Math.ceil(seen.length / 4);
  const quarter = (number: number) => Math.max(...seen.slice(number * length, (number + 1) * length));
  return {
    timings: [timingOf('a file of 2 GB, uploaded over HTTP and kept', [performance.now() - start])],
    amounts: [
      {
        what: 'memory of the server at most during an upload of 2 GB, above that before it',
        unit: 'MB',
        value: Math.max(...seen) - before,
      },
      { what: 'growth of the server’s memory from the second quarter of 2 GB to the last', unit: 'MB', value: quarter(3) - quarter(1) },
    ],
  };
}
