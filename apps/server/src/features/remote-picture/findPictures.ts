import { Parser } from 'htmlparser2';
import { webAddress } from './webAddress.ts';

const limits = { pictures: 500, address: 2048, style: 200_000 };
/** Base URL for parsing. Relative URLs resolve below it and are dropped, because a message has no base. */
const nowhere = 'https://relative.invalid/';

const unescapeCss = (text: string) =>
  text.replace(/\\(?:([\da-f]{1,6})(?:\r\n|[ \t\r\n\f])?|([^\r\n\f\da-f]))/gi, (_whole, hex?: string, character?: string) => {
    const code = hex === undefined ? 0 : Number.parseInt(hex, 16);
    return character ?? (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');
  });

/** Matches a CSS function with a three-letter name, in which any character may be escaped, and its argument. */
const functions =
  /((?:\\[\da-f]{1,6}\s?|\\[^\da-f]|[a-z]){3})\(\s*(?:"((?:\\.|[^"\\\n]){0,2048})"|'((?:\\.|[^'\\\n]){0,2048})'|((?:\\.|[^)"'\s\\]){0,2048}))\s*\)/gi;

/** Returns the URLs that a style loads. A false match does no harm: the URL is in the message anyway. */
function addressesOf(style: string): string[] {
  const text = style.slice(0, limits.style).replace(/\/\*.*?(?:\*\/|$)/gs, ' ');
  return [...text.matchAll(functions)].flatMap(([, name, inDouble, inSingle, bare]) =>
    unescapeCss(name as string).toLowerCase() === 'url' ? unescapeCss(inDouble ?? inSingle ?? bare ?? '') : [],
  );
}

const firstCandidate = (srcset: string) => /^[\s,]*(\S+?),*(?:\s|$)/.exec(srcset.slice(0, limits.address))?.[1] ?? '';

/** Returns the URLs of the remote images in a message, normalized as browsers do. */
export function findPictures(html: string): string[] {
  const found = new Set<string>();
  const add = (address: string | undefined) => {
    if (!address || address.length > limits.address || found.size >= limits.pictures) return;
    const url = webAddress(address.trim(), nowhere);
    if (url && url.host !== new URL(nowhere).host) found.add(url.href);
  };
  let style: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'style') style = '';
      if (name === 'img') add(attributes.src ?? firstCandidate(attributes.srcset ?? ''));
      add(attributes.background);
      for (const address of addressesOf(attributes.style ?? '')) add(address);
    },
    ontext(text) {
      if (style !== null && style.length < limits.style) style += text;
    },
    onclosetag(name) {
      if (name !== 'style') return;
      for (const address of addressesOf(style ?? '')) add(address);
      style = null;
    },
  });
  parser.end(html);
  return [...found];
}
