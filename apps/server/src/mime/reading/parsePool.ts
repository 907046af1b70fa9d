import { Worker } from 'node:worker_threads';
import { htmlToText } from '../text/index.ts';
import type { ParseWork } from './parseWorker.ts';
import { type PreparedMessage, prepareMessage, prepareUnparsed } from './prepareMessage.ts';

/** From this size on a message is parsed beside the event loop. */
const heavyBytes = 256 * 1024;
/** From this length on the words of an HTML body are read beside the event loop: shorter ones are read before a worker has been asked. */
const heavyHtml = 256 * 1024;
/** Messages that are taken apart at a time; one worker more is for those who read. */
const poolSize = 2;
/** No honest mail takes this long; one that does is kept as its source. */
const timeoutMs = 20_000;

interface Task {
  id: number;
  work: ParseWork;
  resolve(answer: unknown): void;
}

interface Slot {
  worker: Worker;
  task: Task | null;
  timer: NodeJS.Timeout | undefined;
}

const isReading = ({ work }: Task) => 'html' in work;

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

function finish(slot: Slot, answer: unknown): void {
  const { task } = slot;
  clearTimeout(slot.timer);
  slot.task = null;
  slot.worker.unref();
  task?.resolve(answer);
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
  slot.worker.on('message', ({ id, answer }: { id: number; answer: unknown }) => {
    if (slot.task?.id === id) finish(slot, answer);
  });
  slot.worker.on('error', () => drop(slot));
  slot.worker.unref();
  slots.push(slot);
  return slot;
}

function pump(): void {
  while (waiting.length > 0) {
    const [task] = waiting as [Task];
    // A user is waiting for a reading task: it must not queue behind incoming messages, or behind a slow one.
    const isFull = !isReading(task) && slots.filter((slot) => slot.task && !isReading(slot.task)).length >= poolSize;
    const slot = isFull ? null : (slots.find((one) => one.task === null) ?? (slots.length <= poolSize ? addSlot() : null));
    if (!slot) return;
    waiting.shift();
    slot.task = task;
    slot.timer = setTimeout(() => drop(slot), timeoutMs);
    // A waiting answer keeps the process; an idle worker does not.
    slot.worker.ref();
    slot.worker.postMessage({ id: task.id, work: task.work });
  }
}

const runInWorker = (work: ParseWork) =>
  new Promise<unknown>((resolve) => {
    lastId += 1;
    const task = { id: lastId, work, resolve };
    if (isReading(task)) waiting.unshift(task);
    else waiting.push(task);
    pump();
  });

/** Prepares messages in a worker. One that no worker gets through comes back as its source alone, and the others are not harmed. */
export async function prepareBatch(raws: Buffer[]): Promise<PreparedMessage[]> {
  const prepared = (await runInWorker({ raws })) as PreparedMessage[] | null;
  if (prepared) return prepared.map(revive);
  if (raws.length === 1) return [prepareUnparsed(raws[0] as Buffer)];
  const singly = await Promise.all(raws.map((raw) => prepareBatch([raw])));
  return singly.flat();
}

/** The words of an HTML body: read here when it is short, in a worker when it is not. None of one that no worker gets through. */
export async function htmlToTextAnywhere(html: string): Promise<string> {
  if (html.length < heavyHtml) return htmlToText(html);
  return ((await runInWorker({ html })) as string | null) ?? '';
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
