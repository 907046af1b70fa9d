import type { Node } from 'prosemirror-model';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView, NodeView } from 'prosemirror-view';
import { setImage } from './commands.ts';
import * as styles from './tools.css.ts';

const smallest = 16;

/** Whether a source is one address directly below a path. Rejects longer paths, dots and queries. */
const isBelow = (src: string, path: string | undefined) =>
  path !== undefined && src.startsWith(path) && /^[\w-]+\/?$/.test(src.slice(path.length));

/** Renders the image itself, but doesn't load images that need a request: see `createImageView`. */
export function drawImage(img: HTMLImageElement, node: Node, imagePath: string | undefined) {
  const { src, ...rest } = node.attrs as Record<string, string | null>;
  for (const [name, value] of Object.entries(rest)) {
    if (value === null || value === undefined) img.removeAttribute(name);
    else img.setAttribute(name, value);
  }
  if (!/^(?:data:image\/|blob:)/i.test(src ?? '') && !isBelow(src ?? '', imagePath)) img.dataset.unfetched = '';
  else if (img.getAttribute('src') !== src) img.src = src ?? '';
}

/**
 * Creates the view of an image in the message. Images that need a request aren't loaded. In a quoted message, a request could reveal to the
 * sender that the user is replying, or call our own server with the user's session. Such images stay in the message and are sent with it.
 * The user's own images below `imagePath` are loaded.
 *
 * While the image is selected, a handle at its corner resizes it.
 */
export function createImageView(label: string, imagePath?: string) {
  return (node: Node, view: EditorView, getPosition: () => number | undefined): NodeView => {
    const dom = document.createElement('span');
    dom.className = styles.picture;
    const img = document.createElement('img');
    const handle = document.createElement('span');
    handle.className = styles.handle;
    handle.setAttribute('aria-hidden', 'true');
    handle.title = label;
    dom.append(img, handle);
    drawImage(img, node, imagePath);

    const resizeTo = (width: number) => {
      const position = getPosition();
      if (position === undefined || !view.editable) return;
      view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)));
      setImage({ width: String(Math.max(smallest, Math.round(width))) })(view.state, view.dispatch);
    };
    handle.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      event.stopPropagation();
      handle.setPointerCapture(event.pointerId);
      const from = event.clientX;
      const { width } = img.getBoundingClientRect();
      const sign = getComputedStyle(dom).direction === 'rtl' ? -1 : 1;
      const most = view.dom.clientWidth;
      const widthAt = (x: number) => Math.min(most, Math.max(smallest, width + sign * (x - from)));
      const onMove = (moved: PointerEvent) => {
        img.style.inlineSize = `${widthAt(moved.clientX)}px`;
        img.style.blockSize = 'auto';
      };
      const onEnd = (ended: PointerEvent) => {
        handle.removeEventListener('pointermove', onMove);
        img.removeAttribute('style');
        if (ended.type === 'pointerup' && Math.abs(ended.clientX - from) > 1) resizeTo(widthAt(ended.clientX));
      };
      handle.addEventListener('pointermove', onMove);
      handle.addEventListener('pointerup', onEnd, { once: true });
      handle.addEventListener('pointercancel', onEnd, { once: true });
    });

    return {
      dom,
      update: (next) => {
        if (next.type !== node.type) return false;
        drawImage(img, next, imagePath);
        return true;
      },
      selectNode: () => dom.classList.add('ProseMirror-selectednode'),
      deselectNode: () => dom.classList.remove('ProseMirror-selectednode'),
      stopEvent: (event) => event.target === handle,
      ignoreMutation: () => true,
    };
  };
}
