import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';

/**
 * Draws the original letter in a shadow tree: its own colours and tables stay its own, and nothing in it can be typed into.
 * It was cleaned when it was read.
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
    holder.style.cssText = 'overflow-wrap: anywhere; overflow-x: auto';
    holder.innerHTML = node.attrs.html;
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
