import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { holdLetter } from '../../foundation/safe-html/holdLetter.ts';
import { sanitizeMessageHtml } from '../../foundation/safe-html/sanitizeMessageHtml.ts';

/**
 * Renders the original message in a shadow tree, so that its colors and tables stay separate and it can't be edited. Remote images in it
 * aren't loaded.
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
      // Only the message being written is a tab stop, not the links of the original.
      link.tabIndex = -1;
    }
    shadow.append(holder);
    return { dom, ignoreMutation: () => true };
  };
}
