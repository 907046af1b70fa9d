import { Unreadable } from '../../mime/document/index.ts';
import { limits } from './limits.ts';
import { escapeHtml } from './page.ts';
import type { Shown } from './Shown.ts';
import { boundPage } from './showWord.ts';

/** Records of the stream `PowerPoint Document` ([MS-PPT] 2.13.24). */
const record = {
  slide: 0x03ee,
  slidePersist: 0x03f3,
  slideList: 0x0ff0,
  textHeader: 0x0f9f,
  textChars: 0x0fa0,
  textBytes: 0x0fa8,
} as const;
/** The list of slides; the others are of notes and masters. */
const slidesInstance = 0;

/** Texts of the slides, from the outline and from boxes outside it. */
interface SlideTexts {
  outline: { isTitle: boolean; text: string }[];
}

/** Walks through the records and what is in them; a length that reaches beyond its container ends it. */
function walk(
  stream: Buffer,
  from: number,
  to: number,
  path: readonly { type: number; instance: number }[],
  visit: (type: number, instance: number, body: Buffer, path: readonly { type: number; instance: number }[]) => void,
): void {
  if (path.length > 32) throw new Unreadable('damaged');
  let at = from;
  while (at + 8 <= to) {
    const head = stream.readUInt16LE(at);
    const type = stream.readUInt16LE(at + 2);
    const length = stream.readUInt32LE(at + 4);
    const end = at + 8 + length;
    if (end > to) return;
    const instance = head >> 4;
    visit(type, instance, stream.subarray(at + 8, end), path);
    if ((head & 0xf) === 0xf) walk(stream, at + 8, end, [...path, { type, instance }], visit);
    at = end;
  }
}

const readText = (type: number, body: Buffer) =>
  (type === record.textChars ? body.subarray(0, body.length & ~1).toString('utf16le') : body.toString('latin1')).replace(/[\r\v]/g, '\n');

/** Shows a PowerPoint file of the old kind: what its slides say. */
export function showPpt(stream: Buffer): Shown {
  const slides: SlideTexts[] = [];
  const boxes: string[][] = [];
  let isTitle = false;
  walk(stream, 0, stream.length, [], (type, instance, body, path) => {
    const list = path.findLast((one) => one.type === record.slideList);
    const isOutline = list?.instance === slidesInstance;
    if (type === record.slide) boxes.push([]);
    else if (type === record.slidePersist && isOutline) slides.push({ outline: [] });
    else if (type === record.textHeader) isTitle = body.length >= 4 && [0, 6].includes(body.readUInt32LE(0));
    else if (type === record.textChars || type === record.textBytes) {
      const text = readText(type, body);
      if (isOutline) slides.at(-1)?.outline.push({ isTitle, text });
      else if (path.some((one) => one.type === record.slide)) boxes.at(-1)?.push(text);
    }
    void instance;
  });
  const count = Math.min(Math.max(slides.length, boxes.length), limits.slides);
  const page = Array.from({ length: count }, (_, index) => {
    const outline = (slides[index]?.outline ?? []).map(({ isTitle: isHead, text }) => {
      const words = escapeHtml(text.trim()).replaceAll('\n', '<br>');
      return isHead ? `<h2>${words}</h2>` : `<p>${words}</p>`;
    });
    const others = (boxes[index] ?? []).map((text) => `<p>${escapeHtml(text.trim()).replaceAll('\n', '<br>')}</p>`);
    return `<section class="slide">${[...outline, ...others].join('')}<p class="number">${index + 1}</p></section>`;
  });
  if (page.length === 0) throw new Unreadable('damaged');
  return boundPage(page.join('\n'));
}
