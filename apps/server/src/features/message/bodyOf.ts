import { Tokenizer } from 'htmlparser2';
import { createFragment } from './htmlFragment.ts';

const addresses = new Set(['background', 'cite', 'data', 'href', 'longdesc', 'poster', 'src', 'xlink:href']);
/** Same list as in the message editor. An address whose scheme is hidden behind entities is treated as harmful. */
const isHarmless = (address: string) => /^\s*(?:https?:|mailto:|tel:|ftp:|cid:|data:image\/|#|\/)/i.test(address);
const isDropped = (name: string) => /^(?:on|formaction$|action$|srcdoc$|srcset$|ping$)|[^\w:.-]/.test(name);

/**
 * Converts an HTML page to a fragment that can be embedded in another page. Removes active content: scripts, handlers, forms, unsafe
 * addresses and comments. The reading view removes them too, and a message that quotes this one must not contain them either. Style
 * elements are removed as well, because they would apply to the whole new message. Tags are rewritten and properly closed, so that every
 * program parses them the same way.
 */
export function bodyOf(html: string): string {
  const fragment = createFragment();
  let name = '';
  let attribute = '';
  let value = '';
  let attributes = new Map<string, string>();
  const nameAt = (start: number, end: number) => html.slice(start, end).toLowerCase();
  const ignored = () => undefined;
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      ontext: (start, end) => fragment.text(html.slice(start, end)),
      onopentagname: (start, end) => {
        name = nameAt(start, end);
        attributes = new Map();
      },
      onattribname: (start, end) => {
        attribute = nameAt(start, end);
        value = '';
      },
      onattribdata: (start, end) => {
        value += html.slice(start, end);
      },
      onattribend: () => {
        // Of two of a name browsers take the first.
        if (attributes.has(attribute) || isDropped(attribute)) return;
        if (!addresses.has(attribute) || isHarmless(value)) attributes.set(attribute, value);
      },
      onopentagend: () => fragment.open(name, attributes),
      onselfclosingtag: () => {
        fragment.open(name, attributes);
        fragment.closeItself(name);
      },
      onclosetag: (start, end) => fragment.close(nameAt(start, end)),
      ...{ onattribentity: ignored, ontextentity: ignored, oncomment: ignored, oncdata: ignored, ondeclaration: ignored },
      ...{ onprocessinginstruction: ignored, onend: ignored },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return fragment.end();
}
