import { Tokenizer } from 'htmlparser2';
import { createLetterWriter } from './letterWriter.ts';

/**
 * Converts HTML to plain text for readers: links with addresses, lists with bullets and numbers, rows with cells, quotes with marks. For
 * search and lists use `htmlToText`.
 */
export function letterText(html: string): string {
  const letter = createLetterWriter();
  let name = '';
  let attribute = '';
  let attributes = new Map<string, string>();
  const ignored = () => undefined;
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (from, to) => letter.say(html.slice(from, to)),
      ontextentity: (code) => letter.say(String.fromCodePoint(code)),
      onopentagname: (from, to) => {
        name = html.slice(from, to).toLowerCase();
        attributes = new Map();
      },
      onattribname: (from, to) => {
        attribute = html.slice(from, to).toLowerCase();
        if (attributes.has(attribute)) attribute = '';
        else attributes.set(attribute, '');
      },
      onattribdata: (from, to) => attributes.set(attribute, (attributes.get(attribute) ?? '') + html.slice(from, to)),
      onattribentity: (code) => attributes.set(attribute, (attributes.get(attribute) ?? '') + String.fromCodePoint(code)),
      onattribend: ignored,
      onopentagend: () => letter.open(name, attributes),
      onselfclosingtag: () => letter.open(name, attributes),
      onclosetag: (from, to) => letter.close(html.slice(from, to).toLowerCase()),
      ...{ oncomment: ignored, oncdata: ignored, ondeclaration: ignored, onprocessinginstruction: ignored, onend: ignored },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return letter.end();
}
