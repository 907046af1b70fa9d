import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';

/**
 * Draws a picture of the letter. One that would be fetched is not: in a quoted mail it could tell the sender that the mail was
 * answered, or call our own server in the writer's name. It stays in the letter and goes out with it.
 */
export function createImageView(node: Node): NodeView {
  const dom = document.createElement('img');
  const { src, ...rest } = node.attrs as Record<string, string | null>;
  for (const [name, value] of Object.entries(rest)) if (value !== null && value !== undefined) dom.setAttribute(name, value);
  if (/^(?:data:image\/|blob:)/i.test(src ?? '')) dom.src = src ?? '';
  else dom.dataset.unfetched = '';
  return { dom };
}
