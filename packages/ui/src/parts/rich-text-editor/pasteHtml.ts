/** Converts HTML pasted from Word, WPS, Excel and Outlook to content that a message can contain. */

const keptStyles = [
  'color',
  'background-color',
  'font-weight',
  'font-style',
  'font-size',
  'text-decoration',
  'text-decoration-line',
  'text-align',
  'width',
];

const listPattern = /mso-list:\s*l(\d+)\s+level(\d+)/i;

/** Cleans pasted HTML: drops Office's own elements and styles, and makes real lists of its paragraphs with bullets. */
export function cleanPastedHtml(html: string): string {
  // Our own cuttings carry the shape of the selection and are clean already.
  if (html.includes('data-pm-slice')) return html;
  const fragment = html.match(/<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/i)?.[1] ?? html;
  // Excel's fragment begins inside its table.
  const body = /^\s*<(?:tr|td|col|colgroup|tbody)\b/i.test(fragment) ? `<table>${fragment}</table>` : fragment;
  const page = new DOMParser().parseFromString(body, 'text/html');
  const classStyles = readClassStyles(html);
  removeComments(page);
  for (const element of page.querySelectorAll('style, script, meta, link, title, xml')) element.remove();
  liftLists(page);
  for (const element of [...page.body.querySelectorAll<HTMLElement>('*')]) {
    if (element.tagName.includes(':')) element.replaceWith(...element.childNodes);
    else cleanElement(element, classStyles);
  }
  return page.body.innerHTML;
}

/** Excel and WPS put the look of a cell in a style sheet, by class. */
function readClassStyles(html: string): Map<string, string> {
  const styles = new Map<string, string>();
  for (const [, sheet = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)) {
    for (const [, name = '', rules = ''] of sheet.matchAll(/\.([\w-]+)\s*\{([^}]*)\}/g))
      styles.set(name, `${styles.get(name) ?? ''};${rules}`);
  }
  return styles;
}

function removeComments(page: Document) {
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Word writes a list as paragraphs that say which list and level they are of, with the bullet as text. */
function liftLists(page: Document) {
  let open: { list: HTMLElement; level: number }[] = [];
  let previous: Element | undefined;
  for (const paragraph of [...page.body.querySelectorAll<HTMLElement>('p, h1, h2, h3')]) {
    const found = listPattern.exec(paragraph.getAttribute('style') ?? '');
    if (!found) {
      open = [];
      continue;
    }
    const level = Number(found[2]);
    if (paragraph.previousElementSibling !== previous) open = [];
    const bullet = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
    const isOrdered = /[\dA-Za-z一二三四五六七八九十]+[.)、．]/.test(bullet?.textContent ?? '');
    bullet?.remove();
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    let current = open.at(-1);
    if (current === undefined || current.level < level) {
      const list = page.createElement(isOrdered ? 'ol' : 'ul');
      if (current === undefined) paragraph.before(list);
      else (current.list.lastElementChild ?? current.list).append(list);
      current = { list, level };
      open.push(current);
    }
    const item = page.createElement('li');
    const inner = page.createElement('p');
    inner.append(...paragraph.childNodes);
    item.append(inner);
    current.list.append(item);
    paragraph.remove();
    previous = open[0]?.list;
  }
}

function cleanElement(element: HTMLElement, classStyles: ReadonlyMap<string, string>) {
  const byClass = [...element.classList].map((name) => classStyles.get(name) ?? '').join(';');
  const own = element.getAttribute('style') ?? '';
  element.removeAttribute('style');
  for (const { name } of [...element.attributes]) {
    if (/^(?:class|lang|id|on\w+|data-.*|x:.*|v:.*|xmlns.*|name|dir)$/i.test(name)) element.removeAttribute(name);
  }
  // Office invents properties; the browser's parser lets only real ones through.
  const read = document.createElement('span');
  read.style.cssText = `${byClass};${own}`;
  for (const property of keptStyles) {
    const value = read.style.getPropertyValue(property);
    if (value !== '' && !/windowtext|initial|inherit|^auto$/i.test(value)) element.style.setProperty(property, value);
  }
  if (element.getAttribute('style') === '') element.removeAttribute('style');
}
