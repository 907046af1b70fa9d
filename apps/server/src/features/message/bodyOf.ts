import { Tokenizer } from 'htmlparser2';

/** Elements that run, or whose content is not message text. They are removed together with their content. */
const silent = new Set('iframe math noembed noframes noscript object script style svg template title'.split(' '));
/** Form, resource and media elements, and those of the page itself. Only their tags are removed; their content stays. */
const unwrapped = new Set(
  `applet audio base body button canvas embed form frame frameset head html input keygen link meta option param plaintext select source
  textarea track video xmp`.split(/\s+/),
);
const addresses = new Set(['background', 'cite', 'data', 'href', 'longdesc', 'poster', 'src', 'xlink:href']);
/** Same list as in the message editor. An address whose scheme is hidden behind entities is treated as harmful. */
const isHarmless = (address: string) => /^\s*(?:https?:|mailto:|tel:|ftp:|cid:|data:image\/|#|\/)/i.test(address);
const isDropped = (name: string) => /^(?:on|formaction$|action$|srcdoc$|srcset$|ping$)|[^\w:.-]/.test(name);

/** Elements that end where the next begins, or never: what closes them may be missing, and what is not open may be closed. */
const loose = new Set('area br col colgroup dd dt hr img li optgroup option p rp rt tbody td tfoot th thead tr wbr'.split(' '));

const written = (name: string, text: string) => ` ${name}="${text.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`;

/** Style that a body applies to its whole content. White text made for a dark background would be invisible on another one. */
function looksOf(body: ReadonlyMap<string, string>): string {
  const coloured = (name: string, property: string) => {
    const colour = body.get(name)?.trim() ?? '';
    return /^#?\w+$/.test(colour) ? `${property}:${colour}` : '';
  };
  const style = [coloured('bgcolor', 'background-color'), coloured('text', 'color'), body.get('style')?.trim()].filter(Boolean).join(';');
  const dir = body.get('dir')?.trim() ?? '';
  return `${/^(?:rtl|ltr)$/i.test(dir) ? written('dir', dir) : ''}${style === '' ? '' : written('style', style)}`;
}

/**
 * Converts an HTML page to a fragment that can be embedded in another page. Removes active content: scripts, handlers, forms, unsafe
 * addresses and comments. The reading view removes them too, and a message that quotes this one must not contain them either. Style
 * elements are removed as well, because they would apply to the whole new message. Tags are rewritten and properly closed, so that every
 * program parses them the same way.
 */
export function bodyOf(html: string): string {
  const kept: string[] = [];
  let silence: { name: string; depth: number } | null = null;
  let name = '';
  let attribute = '';
  let value = '';
  let attributes = new Map<string, string>();
  let body: Map<string, string> | undefined;
  const opened: string[] = [];
  const isOpen = new Map<string, number>();
  const nameAt = (start: number, end: number) => html.slice(start, end).toLowerCase();
  const open = () => {
    if (silence) silence.depth += silence.name === name ? 1 : 0;
    else if (silent.has(name)) silence = { name, depth: 1 };
    else if (name === 'body') body ??= attributes;
    else if (!unwrapped.has(name) && !/[^\w:-]/.test(name)) {
      kept.push(`<${name}${[...attributes].map(([key, text]) => written(key, text)).join('')}>`);
      if (!loose.has(name)) opened.push(name);
      isOpen.set(name, (isOpen.get(name) ?? 0) + 1);
    }
  };
  const close = (closed: string) => {
    if (silence?.name === closed) {
      silence.depth -= 1;
      if (silence.depth === 0) silence = null;
    } else if (!silence && !silent.has(closed) && !unwrapped.has(closed) && !/[^\w:-]/.test(closed)) {
      const count = isOpen.get(closed) ?? 0;
      // A closing tag without its opening tag would close an element around the quote.
      if (count === 0 && !loose.has(closed)) return;
      isOpen.set(closed, count - 1);
      kept.push(`</${closed}>`);
    }
  };
  /** Closes elements that the sender left open: otherwise they would enclose the text below the quote. */
  const closeAll = () => {
    for (const one of opened.toReversed()) {
      const count = isOpen.get(one) ?? 0;
      if (count === 0) continue;
      isOpen.set(one, count - 1);
      kept.push(`</${one}>`);
    }
  };
  const ignored = () => undefined;
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      ontext: (start, end) => {
        if (!silence) kept.push(html.slice(start, end).replaceAll('<', '&lt;'));
      },
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
      onopentagend: open,
      onselfclosingtag: () => {
        open();
        // A drawing may end where it begins; of other elements browsers pass that over.
        if (silence?.depth === 1 && silence.name === name && (name === 'svg' || name === 'math')) close(name);
      },
      onclosetag: (start, end) => close(nameAt(start, end)),
      ...{ onattribentity: ignored, ontextentity: ignored, oncomment: ignored, oncdata: ignored, ondeclaration: ignored },
      ...{ onprocessinginstruction: ignored, onend: ignored },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  closeAll();
  const piece = kept.join('').trim();
  const looks = body === undefined ? '' : looksOf(body);
  return looks === '' ? piece : `<div${looks}>${piece}</div>`;
}
