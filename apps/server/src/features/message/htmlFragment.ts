/** Elements that run, or whose content is not message text. They are removed together with their content. */
const silent = new Set('iframe math noembed noframes noscript object script style svg template title'.split(' '));
/** Form, resource and media elements, and those of the page itself. Only their tags are removed; their content stays. */
const unwrapped = new Set(
  `applet audio base body button canvas embed form frame frameset head html input keygen link meta option param plaintext select source
  textarea track video xmp`.split(/\s+/),
);

/** Elements that end where the next begins, or never: what closes them may be missing, and what is not open may be closed. */
const loose = new Set('area br col colgroup dd dt hr img li optgroup option p rp rt tbody td tfoot th thead tr wbr'.split(' '));

const written = (name: string, text: string) => ` ${name}="${text.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`;

type Attributes = ReadonlyMap<string, string>;

/** Style that a body applies to its whole content. White text made for a dark background would be invisible on another one. */
function looksOf(body: Attributes): string {
  const coloured = (name: string, property: string) => {
    const colour = body.get(name)?.trim() ?? '';
    return /^#?\w+$/.test(colour) ? `${property}:${colour}` : '';
  };
  const style = [coloured('bgcolor', 'background-color'), coloured('text', 'color'), body.get('style')?.trim()].filter(Boolean).join(';');
  const dir = body.get('dir')?.trim() ?? '';
  return `${/^(?:rtl|ltr)$/i.test(dir) ? written('dir', dir) : ''}${style === '' ? '' : written('style', style)}`;
}

/** Writes a page as a fragment, element by element. What is active or belongs to the page alone is left out, and all is closed. */
export function createFragment() {
  const kept: string[] = [];
  let silence: { name: string; depth: number } | null = null;
  let body: Attributes | undefined;
  const opened: string[] = [];
  const isOpen = new Map<string, number>();

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

  return {
    text(text: string) {
      if (!silence) kept.push(text.replaceAll('<', '&lt;'));
    },
    open(name: string, attributes: Attributes) {
      if (silence) silence.depth += silence.name === name ? 1 : 0;
      else if (silent.has(name)) silence = { name, depth: 1 };
      else if (name === 'body') body ??= attributes;
      else if (!unwrapped.has(name) && !/[^\w:-]/.test(name)) {
        kept.push(`<${name}${[...attributes].map(([key, text]) => written(key, text)).join('')}>`);
        if (!loose.has(name)) opened.push(name);
        isOpen.set(name, (isOpen.get(name) ?? 0) + 1);
      }
    },
    close,
    /** Closes an element that ends where it begins. Only a drawing may; of other elements browsers pass that over. */
    closeItself(name: string) {
      if (silence?.depth === 1 && silence.name === name && (name === 'svg' || name === 'math')) close(name);
    },
    end(): string {
      closeAll();
      const piece = kept.join('').trim();
      const looks = body === undefined ? '' : looksOf(body);
      return looks === '' ? piece : `<div${looks}>${piece}</div>`;
    },
  };
}
