import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { holdLetter } from '../message-body/holdLetter.ts';
import { sanitizeMessageHtml } from '../message-body/sanitizeMessageHtml.ts';

/**
 * Draws the original letter in a shadow tree: its own colours and tables stay its own, and nothing in it can be typed into.
 * Pictures from elsewhere are not fetched for it.
 */
export function createOriginalView(label: string) {
  return (node: Node): NodeView => {
    const dom = document.createElement('div');
    dom.contentEditable = 'false';
    dom.setAttribute('role', 'group');
    dom.setAttribute('aria-label', label);
    dom.setAttribute('data-original', '');
    const shadow = dom.attachShadow({ mode: 'open' });
    const holder = document.createElement('div');
    holdLetter(holder);
    holder.innerHTML = sanitizeMessageHtml(node.attrs.html).html;
    for (const link of holder.querySelectorAll('a')) {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
      // One stop in the order of Tab: the letter being written, not the links of the one it answers.
      link.tabIndex = -1;
    }
    shadow.append(holder);
    return { dom, ignoreMutation: () => true };
  };
}
