import { TextDecoder } from 'node:util';

const chinese = new TextDecoder('gb18030');
const korean = new TextDecoder('euc-kr');
const japanese = new TextDecoder('euc-jp');
const western = new TextDecoder('shift_jis');

/** Returns a copy of the bytes from `from` to `to` with the high bit set. */
function raised(bytes: Uint8Array, from: number, to: number): Uint8Array {
  const copy = Uint8Array.prototype.slice.call(bytes, from, to);
  for (let i = 0; i < copy.length; i += 1) copy[i] = (copy[i] as number) | 0x80;
  return copy;
}

const latin = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('latin1');

/** Chinese in seven bits between `~{` and `~}` (RFC 1843). */
export function decodeHz(bytes: Uint8Array): string {
  let text = '';
  let isChinese = false;
  let from = 0;
  const close = (to: number) => {
    text += isChinese ? chinese.decode(raised(bytes, from, to)) : latin(bytes, from, to);
  };
  for (let at = 0; at < bytes.length; at += 1) {
    const [byte, next] = [bytes[at], bytes[at + 1]];
    // A line ends what was not closed.
    if (isChinese && byte === 0x0a) {
      close(at);
      isChinese = false;
      from = at;
    }
    if (byte !== 0x7e) continue;
    const isMark = isChinese ? next === 0x7d : next === 0x7b || next === 0x7e || next === 0x0a;
    if (!isMark) continue;
    close(at);
    if (next === 0x7e) text += '~';
    else if (next !== 0x0a) isChinese = !isChinese;
    from = at + 2;
    at += 1;
  }
  close(bytes.length);
  return text;
}

/** Korean or Chinese between SO and SI, once an escape has said which (RFC 1557, RFC 1922). */
export function decodeShifted(bytes: Uint8Array, name: string): string {
  const decoder = name === 'iso-2022-kr' ? korean : chinese;
  let text = '';
  let isShifted = false;
  let from = 0;
  const close = (to: number) => {
    text += isShifted ? decoder.decode(raised(bytes, from, to)) : latin(bytes, from, to);
  };
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === 0x0e || byte === 0x0f) {
      close(at);
      isShifted = byte === 0x0e;
      from = at + 1;
    } else if (byte === 0x1b && bytes[at + 1] === 0x24 && (bytes[at + 2] === 0x29 || bytes[at + 2] === 0x2a)) {
      close(at);
      at += 3;
      from = at + 1;
    }
  }
  close(bytes.length);
  return text;
}

/** Puts a byte in front of each character of `width` bytes: so EUC-JP marks what is of its further sets. */
function marked(bytes: Uint8Array, mark: number, width: number): Uint8Array {
  const result: number[] = [];
  for (let at = 0; at + width <= bytes.length; at += width) result.push(mark, ...bytes.subarray(at, at + width));
  return Uint8Array.from(result);
}

/** The sets of characters that an escape of ISO-2022-JP names, by what follows it; everything else is read as ASCII. */
const sets: Readonly<Record<string, (raised: Uint8Array) => string>> = {
  $: (bytes) => japanese.decode(bytes),
  '$(D': (bytes) => japanese.decode(marked(bytes, 0x8f, 2)),
  '(I': (bytes) => japanese.decode(marked(bytes, 0x8e, 1)),
  $A: (bytes) => chinese.decode(bytes),
  '$(A': (bytes) => chinese.decode(bytes),
  '$(C': (bytes) => korean.decode(bytes),
};
const escapeOf = /^(?:\$\([A-Z]|\$[@-Z]|[(.][@-Z])/;

/**
 * Japanese with its escapes, and what its later forms add to it (RFC 1468, 1554, 2237). The decoder of the platform knows the first form alone,
 * and takes a run that is empty, or that its line ends, for an error.
 */
export function decodeJapaneseEscapes(bytes: Uint8Array): string {
  let text = '';
  let decode: ((raised: Uint8Array) => string) | undefined;
  let from = 0;
  const close = (to: number) => {
    if (to <= from) return;
    text += decode ? decode(raised(bytes, from, to)) : western.decode(bytes.subarray(from, to));
  };
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === 0x0a || byte === 0x0d) {
      close(at);
      decode = undefined;
      from = at;
    }
    if (byte !== 0x1b) continue;
    const named = escapeOf.exec(latin(bytes, at + 1, Math.min(bytes.length, at + 4)))?.[0];
    if (named === undefined) continue;
    close(at);
    if (!named.startsWith('.')) decode = sets[named] ?? (named.startsWith('$') ? sets.$ : undefined);
    from = at + 1 + named.length;
    at = from - 1;
  }
  close(bytes.length);
  return text;
}
