import { addEnded, addTarget, type Frame, frameOf, isList } from './letterFrame.ts';
import { addLines, addPreformatted, addText, breakLine, endLine, newWriter, rowLines } from './textLines.ts';

const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const parted = new Set('p h1 h2 h3 h4 h5 h6 blockquote pre ul ol dl table'.split(' '));
const blocks = new Set(
  `address article aside center dd div dt fieldset figure footer form header hr li main section tbody td tfoot th thead tr`.split(' '),
);
/** Elements that a new element closes if the sender left them open, and the elements at which the search stops. */
const implied: Readonly<Record<string, readonly [ends: string[], within: string[]]>> = {
  li: [['li'], ['ul', 'ol', 'table']],
  tr: [['tr', 'td', 'th'], ['table']],
  td: [
    ['td', 'th'],
    ['tr', 'table'],
  ],
  th: [
    ['td', 'th'],
    ['tr', 'table'],
  ],
};
const fences = new Set(['td', 'th', 'table']);
/** Maximum nesting depth. Deeper text is output without its structure. */
const deepest = 100;

/** Writes the text of a message, element by element. */
export function createLetterWriter() {
  const root = newWriter();
  const stack: Frame[] = [];
  let overflow = 0;
  const top = () => stack.at(-1);
  const writer = () => stack.findLast((frame) => frame.writer)?.writer ?? root;
  /** A list in an item, and a quote in a quote, follow at once. */
  const isInner = (name: string) => isList(name) && stack.some((frame) => frame.name === 'li');

  const say = (text: string) => {
    const frame = top();
    if (frame?.isSilent) return;
    if (frame?.isPre) addPreformatted(writer(), text);
    else addText(writer(), text);
  };
  const end = (frame: Frame) => {
    const { name, writer: own, cells } = frame;
    if (own) endLine(own);
    stack.pop();
    const to = writer();
    addTarget(to, frame);
    if (own) addEnded(to, name, own.lines, stack);
    if (cells) addLines(to, rowLines(cells));
    if (parted.has(name) || blocks.has(name)) endLine(to);
    if (parted.has(name) && !isInner(name)) to.isParted = true;
  };
  const endTo = (depth: number) => {
    while (stack.length > depth) end(top() as Frame);
  };

  return {
    say,
    open(name: string, attributes: ReadonlyMap<string, string>) {
      const parent = top();
      const isSilent = parent?.isSilent ?? false;
      if (name === 'br' && !isSilent) return breakLine(writer());
      if (name === 'hr' && !isSilent) return addLines(writer(), ['----------']);
      if (name === 'img' && !isSilent) return say(attributes.get('alt') ?? '');
      if (empty.has(name)) return;
      const [ends, within] = implied[name] ?? [[], []];
      for (let depth = stack.length - 1; depth >= 0 && !within.includes(stack[depth]?.name ?? ''); depth -= 1)
        if (ends.includes(stack[depth]?.name ?? '')) endTo(depth);
      if (stack.length >= deepest) {
        overflow += 1;
        return;
      }
      const around = writer();
      if (!isSilent && (parted.has(name) || blocks.has(name))) {
        endLine(around);
        if (parted.has(name) && !isInner(name)) around.isParted = true;
      }
      stack.push(frameOf(name, attributes, parent, around));
    },
    close(closed: string) {
      if (overflow > 0 && !fences.has(closed)) {
        overflow -= 1;
        return;
      }
      for (let depth = stack.length - 1; depth >= 0; depth -= 1) {
        const one = stack[depth]?.name ?? '';
        if (one === closed) return endTo(depth);
        if (fences.has(one) && closed !== 'table' && closed !== 'tr' && closed !== 'tbody') return;
      }
    },
    end(): string {
      endTo(0);
      endLine(root);
      return root.lines
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim();
    },
  };
}
