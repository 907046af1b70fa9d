/** Opens the links of a letter and lets the page around measure it; nothing in it ever runs. */
const sandbox = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

// A browser that cannot move a frame without loading it anew makes one where it is needed.
const canMove = typeof Element !== 'undefined' && 'moveBefore' in Element.prototype && 'requestIdleCallback' in globalThis;

let spare: HTMLIFrameElement | undefined;
let isComing = false;

function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.referrerPolicy = 'no-referrer';
  frame.setAttribute('sandbox', sandbox);
  return frame;
}

/** Makes the frame of the next letter, which takes a browser as long as to write the letter into it. For a moment when nothing else is to be done. */
export function preloadMessageBody(): void {
  if (!canMove || spare?.isConnected) return;
  spare = createFrame();
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.append(spare);
  document.body.append(holder);
}

function preloadSoon(): void {
  if (!canMove || isComing) return;
  isComing = true;
  requestIdleCallback(() => {
    isComing = false;
    preloadMessageBody();
  });
}

/** Puts an empty frame for a letter into an element of the page. */
export function placeFrame(into: HTMLElement): HTMLIFrameElement {
  const holder = spare?.isConnected ? spare.parentElement : null;
  const frame = (holder && spare) || createFrame();
  spare = undefined;
  if (holder && into.isConnected && into.ownerDocument === document) {
    into.moveBefore(frame, null);
  } else into.append(frame);
  holder?.remove();
  preloadSoon();
  return frame;
}
