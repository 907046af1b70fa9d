import { Parser } from 'htmlparser2';
import { Unreadable } from '../../mime/document/index.ts';
import { limits } from './limits.ts';
import { escapeHtml } from './page.ts';

/** Elements that run scripts, load resources or are not drawings. They are removed together with their content. */
const dropped = new Set(['script', 'foreignobject', 'iframe', 'embed', 'object', 'audio', 'video', 'canvas', 'handler', 'listener']);
const isInside = (value: string) => /^\s*(?:#|data:image\/(?:png|jpe?g|gif);)/i.test(value);

/** An element that others can stand for. */
interface Node {
  /** Elements in it, itself included, without what its references add. */
  own: number;
  uses: string[];
}

/**
 * Counts the elements that are drawn once all references are followed. Ten elements that each stand for the one before it ten times are
 * more than any browser draws.
 */
function countDrawn(nodes: ReadonlyMap<string, Node>, root: Node): number {
  const known = new Map<Node, number>();
  const count = (node: Node, path: ReadonlySet<Node>): number => {
    const before = known.get(node);
    if (before !== undefined) return before;
    if (path.has(node) || path.size > 200) return Number.POSITIVE_INFINITY;
    const inside = new Set([...path, node]);
    let sum = node.own;
    for (const id of node.uses) {
      const used = nodes.get(id);
      if (used) sum += count(used, inside);
      if (sum > limits.drawnElements) break;
    }
    known.set(node, sum);
    return sum;
  };
  return count(root, new Set());
}

/** Some programs declare their name spaces as entities. Only these are put in, and only where one is all of an attribute. */
function nameSpaces(text: string): Map<string, string> {
  const found = text.slice(0, 16_384).matchAll(/<!ENTITY\s+(\w{1,40})\s+"(http[^"&<>]{1,200})"\s*>/g);
  return new Map([...found].slice(0, 50).map(([, name, value]) => [`&${name};`, value as string]));
}

/**
 * Rewrites an SVG drawing without scripts, external references and its own declarations. Throws `Unreadable` if it is not an SVG or exceeds
 * the limits.
 */
export function cleanSvg(text: string): string {
  const spaces = nameSpaces(text);
  const pieces: string[] = [];
  const open: { name: string; node: Node | null }[] = [];
  const nodes = new Map<string, Node>();
  const root: Node = { own: 0, uses: [] };
  let skipping = 0;
  let isSvg = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (skipping > 0 || dropped.has(name.replace(/^.*:/, '').toLowerCase())) {
          skipping += 1;
          return;
        }
        if (open.length === 0) {
          if (isSvg || !/^(?:\w+:)?svg$/.test(name)) throw new Unreadable('damaged');
          isSvg = true;
        }
        if (open.length > limits.nesting) throw new Unreadable('too-large');
        const { id } = attributes;
        const node: Node | null = id === undefined ? null : { own: 0, uses: [] };
        if (id !== undefined && node) nodes.set(id, node);
        open.push({ name, node });
        const around = [root, ...open.map((one) => one.node)].filter((one) => one !== null);
        for (const one of around) one.own += 1;
        if (root.own > limits.drawnElements) throw new Unreadable('too-large');
        let written = '';
        for (const [attribute, given] of Object.entries(attributes)) {
          const value = spaces.get(given) ?? given;
          const plain = attribute.replace(/^.*:/, '').toLowerCase();
          if (plain.startsWith('on') || !/^[\w:.-]+$/.test(attribute)) continue;
          if ((plain === 'href' || plain === 'src') && !isInside(value)) continue;
          // A reference by url(), too, leads only to what is in the drawing.
          if (/url\(\s*["']?\s*(?!["'\s]*#)/i.test(value) || /@import|expression\s*\(/i.test(value)) continue;
          for (const [, used] of value.matchAll(plain === 'href' ? /^\s*#(.+)$/g : /url\(\s*["']?#([^)"']+)/g))
            if (used !== undefined) for (const one of around) if (one.uses.length <= limits.drawnElements) one.uses.push(used.trim());
          written += ` ${attribute}="${escapeHtml(value)}"`;
        }
        pieces.push(`<${name}${written}>`);
      },
      ontext(piece) {
        if (skipping > 0 || open.length === 0) return;
        const isStyle = /^(?:\w+:)?style$/i.test(open.at(-1)?.name ?? '');
        pieces.push(escapeHtml(isStyle ? piece.replace(/@import[^;]*;?|url\(\s*["']?(?!["'\s]*#)[^)]*\)/gi, '') : piece));
      },
      onclosetag() {
        if (skipping > 0) {
          skipping -= 1;
          return;
        }
        const closing = open.pop();
        if (closing) pieces.push(`</${closing.name}>`);
      },
    },
    { xmlMode: true },
  );
  for (let at = 0; at < text.length; at += 65_536) parser.write(text.slice(at, at + 65_536));
  parser.end();
  if (!isSvg) throw new Unreadable('damaged');
  if (countDrawn(nodes, root) > limits.drawnElements) throw new Unreadable('too-large');
  const svg = pieces.join('');
  // Inline SVG may omit the namespace; an SVG file may not.
  return /^<svg(?![^>]*\sxmlns=)/.test(svg) ? svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"') : svg;
}
