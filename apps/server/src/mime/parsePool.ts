import { Worker } from 'node:worker_threads';
import { type PreparedMessage, prepareMessage, prepareUnparsed } from './prepareMessage.ts';

/** From this size on a message is parsed beside the event loop. */
const heavyBytes = 256 * 1024;
const poolSize = 2;
/** No honest mail takes this long; one that does is kept as its source. */
const timeoutMs = 20_000;

interface Task {
  id: number;
  raws: Buffer[];
  resolve(prepared: PreparedMessage[] | null): void;
}

interface Slot {
  worker: Worker;
  task: Task | null;
  timer: NodeJS.Timeout | undefined;
}

const slots: Slot[] = [];
const waiting: Task[] = [];
let lastId = 0;

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Structured clone makes plain byte arrays of buffers. */
const revive = (prepared: PreparedMessage): PreparedMessage => ({
  ...prepared,
  hash: asBuffer(prepared.hash),
  skeleton: asBuffer(prepared.skeleton),
  blobs: prepared.blobs.map(({ hash, bytes }) => ({ hash: asBuffer(hash), bytes: asBuffer(bytes) })),
});

function finish(slot: Slot, prepared: PreparedMessage[] | null): void {
  const { task } = slot;
  clearTimeout(slot.timer);
  slot.task = null;
  slot.worker.unref();
  task?.resolve(prepared);
  pump();
}

function drop(slot: Slot): void {
  const index = slots.indexOf(slot);
  if (index >= 0) slots.splice(index, 1);
  void slot.worker.terminate();
  finish(slot, null);
}

function addSlot(): Slot {
  const slot: Slot = { worker: new Worker(new URL('./parseWorker.ts', import.meta.url)), task: null, timer: undefined };
  slot.worker.on('message', ({ id, prepared }: { id: number; prepared: PreparedMessage[] }) => {
    if (slot.task?.id === id) finish(slot, prepared.map(revive));
  });
  slot.worker.on('error', () => drop(slot));
  slot.worker.unref();
  slots.push(slot);
  return slot;
}

function pump(): void {
  while (waiting.length > 0) {
    const slot = slots.find(({ task }) => task === null) ?? (slots.length < poolSize ? addSlot() : null);
    if (!slot) return;
    const task = waiting.shift() as Task;
    slot.task = task;
    slot.timer = setTimeout(() => drop(slot), timeoutMs);
    // A waiting answer keeps the process; an idle worker does not.
    slot.worker.ref();
    slot.worker.postMessage({ id: task.id, raws: task.raws });
  }
}

const runInWorker = (raws: Buffer[]) =>
  new Promise<PreparedMessage[] | null>((resolve) => {
    lastId += 1;
    waiting.push({ id: lastId, raws, resolve });
    pump();
  });

/** Prepares messages in a worker. One that no worker gets through comes back as its source alone, and the others are not harmed. */
export async function prepareBatch(raws: Buffer[]): Promise<PreparedMessage[]> {
  const prepared = await runInWorker(raws);
  if (prepared) return prepared;
  if (raws.length === 1) return [prepareUnparsed(raws[0] as Buffer)];
  const singly = await Promise.all(raws.map((raw) => prepareBatch([raw])));
  return singly.flat();
}

/** Prepares one message: here when it is small, in a worker when it is not. */
export async function prepareAnywhere(raw: Buffer): Promise<PreparedMessage> {
  if (raw.length < heavyBytes) return prepareMessage(raw);
  const [prepared] = await prepareBatch([raw]);
  return prepared as PreparedMessage;
}

/** Ends the workers. */
export async function closeParsePool(): Promise<void> {
  await Promise.all(slots.splice(0).map(({ worker }) => worker.terminate()));
}
