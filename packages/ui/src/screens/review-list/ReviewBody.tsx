import { useEffect, useMemo, useRef, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { linkColour } from '../../foundation/safe-html/letterCleaner.ts';
import { sanitizeMessageHtml } from '../../mail/message-body/index.ts';
import { escapeHtml } from '../../mail/message-body/plainTextToHtml.ts';
import { isDark, watchDarkness } from '../../mail/message-body/watchDarkness.ts';
import * as styles from './ReviewBody.css.ts';

export interface ReviewBodyProps {
  /** The HTML body as the sender wrote it; it is cleaned here. */
  html?: string | undefined;
  /** The plain-text body, shown where there is no other. */
  text?: string | undefined;
  /** Returns the URL of an image that is attached to the message. */
  resolveCid?: ((contentId: string) => string | undefined) | undefined;
  className?: string | undefined;
}

/** Space below the content, and below the scroll bar of a wide table, in pixels. `settleMs` waits until images and fonts have loaded. */
const below = 10;
const belowWideTable = 30;
const settleMs = 100;
/** Space beside an image as wide as the frame, in pixels. */
const beside = 20;

/** Body of a message under review, in a sandboxed frame without scripts. The frame is as high as its content. */
export function ReviewBody({ html, text = '', resolveCid, className }: ReviewBodyProps) {
  const words = useStrings().messageBody;
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [source, setSource] = useState<string>();
  const letter = useMemo(() => ({ html, text }), [html, text]);
  const resolve = useRef(resolveCid);
  resolve.current = resolveCid;
  // Cleaning needs a document, which there is none of while the page is rendered on a server.
  useEffect(() => {
    if (frameRef.current) setSource(frameSource(letter, frameRef.current, (contentId) => resolve.current?.(contentId)));
  }, [letter]);
  useEffect(() => {
    const frame = frameRef.current;
    if (!frame || source === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const resizeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => resize(frame), settleMs);
    };
    const observer = new ResizeObserver(resizeSoon);
    frame.addEventListener('load', resizeSoon);
    const endDarkness = watchDarkness(frame.ownerDocument.documentElement, (isNight) => {
      frame.contentDocument?.documentElement.style.setProperty('padding', margin(isNight));
      resizeSoon();
    });
    observer.observe(frame);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      endDarkness();
      frame.removeEventListener('load', resizeSoon);
    };
  }, [source]);
  return (
    <iframe
      ref={frameRef}
      title={words.name}
      className={className ?? styles.frame}
      referrerPolicy="no-referrer"
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      {...(source !== undefined && { srcDoc: source })}
    />
  );
}

/** Sets the frame's height to the height of its content. */
function resize(frame: HTMLIFrameElement): void {
  const content = frame.contentDocument;
  if (!content?.body) return;
  const width = content.documentElement.clientWidth;
  const isWide = [...content.querySelectorAll('table')].some((table) => table.offsetWidth > width);
  frame.style.blockSize = `${content.documentElement.offsetHeight + below + (isWide ? belowWideTable : 0)}px`;
}

const sheet = `html{color:#1b1f24;color-scheme:light;overflow-x:auto;overflow-y:hidden}
body{margin:0;height:auto!important;min-height:0!important;font-size:15px;line-height:1.7333;overflow-wrap:break-word;display:flow-root!important}
img{max-width:calc(100vw - ${beside}px)}img:not([height]){height:auto}a{color:var(${linkColour},#0b57b0)}
pre{margin:0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}`;

const margin = (isSheet: boolean) => (isSheet ? '16px' : '0');

/** Returns the document of the frame. The content security policy comes first, so that it applies before any of the message is parsed. */
function frameSource(
  { html, text }: { html: string | undefined; text: string },
  frame: HTMLElement,
  resolveCid: (contentId: string) => string | undefined,
): string {
  const page = frame.ownerDocument.documentElement;
  const letter =
    html === undefined
      ? { html: `<pre dir="auto">${escapeHtml(text)}</pre>`, bodyStyle: '', bodyClass: '' }
      : sanitizeMessageHtml(html, { resolveCid });
  const style = `font-family:${getComputedStyle(frame).fontFamily};${letter.bodyStyle}`;
  return `<!doctype html><html lang="${escapeHtml(page.lang)}" style="color-scheme:light!important;padding:${margin(isDark(page))}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data: blob: 'self'; form-action 'none'; base-uri 'none'">
<meta name="referrer" content="no-referrer"><base target="_blank"><style>${sheet}</style></head><body class="${escapeHtml(letter.bodyClass)}" style="${escapeHtml(style)}">${letter.html}</body></html>`;
}
