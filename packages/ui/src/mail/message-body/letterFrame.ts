/** Opens the links of a letter and lets the page around measure it; nothing in it ever runs. */
const sandbox = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

// Without `moveBefore`, moving a frame reloads it: create it when it is needed.
const canMove = typeof Element !== 'undefined' && 'moveBefore' in Element.prototype && 'requestIdleCallback' in globalThis;

let spare: HTMLIFrameElement | undefined;
let isComing = false;

function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.referrerPolicy = 'no-referrer';
  frame.setAttribute('sandbox', sandbox);
  return frame;
}

/** Creates the frame of the next message, which takes as long as writing the message into it. Call it while the page is idle. */
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

/** Inserts an empty message frame into an element of the page. */
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
