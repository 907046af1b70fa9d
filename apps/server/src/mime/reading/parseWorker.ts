import { parentPort } from 'node:worker_threads';
import { htmlToText } from '../text/index.ts';
import { prepareMessage } from './prepareMessage.ts';

/** Work done outside the main thread: parsing messages, or extracting the text of an HTML body. */
export type ParseWork = { raws: Uint8Array[] } | { html: string };

const answerTo = (work: ParseWork) =>
  'html' in work ? htmlToText(work.html) : work.raws.map((raw) => prepareMessage(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)));

parentPort?.on('message', ({ id, work }: { id: number; work: ParseWork }) => {
  parentPort?.postMessage({ id, answer: answerTo(work) });
});
