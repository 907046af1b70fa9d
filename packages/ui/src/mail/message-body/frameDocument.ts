import { linkColour } from '../../foundation/safe-html/letterCleaner.ts';
import { plainLink } from './adaptLetter.ts';

/** Content of the message frame. */
export interface FrameDocument {
  html: string;
  bodyStyle: string;
  bodyClass: string;
  /** Allowed image sources, as a policy value. */
  imageSource: string;
  /** Font of the page around, for letters that name none. */
  fontFamily: string;
  lang: string;
  /** Lets the parent tell this document from the one it replaces. */
  generation: number;
  /** Whether the page is dark and the message keeps its colors: it is then a light sheet with a margin. */
  isSheet: boolean;
}

/**
 * Fixed styles of the frame's root and body. In a light skin the panel shows through the frame. In a dark skin, browsers paint an opaque
 * background behind a light frame: white, or the panel color if the message is adapted (`adaptLetter`).
 * Dark-mode rules of the sender never apply (`sanitizeCss`), and no message can set a dark color scheme under its black text.
 * The declarations are inline and `!important`, which style sheets of senders can't override: a message can't hide itself or tie its height
 * to that of the frame.
 */
const HELD =
  'display:block!important;visibility:visible!important;opacity:1!important;position:static!important;height:auto!important;min-height:0!important;max-height:none!important;transform:none!important;translate:none!important;scale:none!important;rotate:none!important;zoom:1!important;clip-path:none!important;mask:none!important;content-visibility:visible!important;float:none!important;color-scheme:light!important';

/** An image without a source keeps its space; images 0 or 1 pixel in size (tracking pixels) have none. */
const absent = `img:not([src])${['width', 'height'].flatMap((name) => [0, 1].map((size) => `:not([${name}="${size}"])`)).join('')}`;

/** Placeholder shown instead of the browser's broken-image icon. The alt text is still the accessible name. */
const drawing = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" fill="none" stroke="#8a94a0" stroke-width="1.5"><rect x="3" y="5" width="18" height="14" rx="2"/><circle cx="8.5" cy="10" r="1.5"/><path d="m4 18 6-5 4 3 3-2 4 3"/></svg>',
)}")`;

const SHEET = `html{color:#1b1f24;color-scheme:light;overflow-x:auto;overflow-y:hidden}
body{margin:0;font-size:15px;line-height:1.7333;overflow-wrap:break-word;line-break:strict;text-autospace:normal;text-spacing-trim:trim-start}
body>:first-child{margin-block-start:0}body>:last-child{margin-block-end:0}
img{max-width:100%}img:not([height]){height:auto}a{color:var(${linkColour},${plainLink})}table{max-width:100%}
blockquote{margin:8px 0;padding-inline-start:12px;border-inline-start:2px solid #c9d0d8}pre{white-space:pre-wrap}
${absent}{display:inline-block;box-sizing:border-box;overflow:hidden;border:1px dashed #8a94a080;border-radius:4px;background:#8a94a01f;vertical-align:middle;content:${drawing};object-fit:scale-down}
${absent}:not([width]){width:160px}${absent}:not([height]){height:96px}
.jinshu-plain{white-space:pre-wrap;overflow-wrap:anywhere;max-width:760px}
.jinshu-folded{max-height:4.5em;overflow:hidden;-webkit-mask-image:linear-gradient(#000 25%,transparent);mask-image:linear-gradient(#000 25%,transparent)}
a.jinshu-fold{display:inline-block;margin:12px 0 4px;padding:2px 10px;border:1px solid #c9d0d8;border-radius:11px;background:#f3f5f7;color:#414a55;font:13px/1.5 system-ui,sans-serif;text-decoration:none}
@media (max-width:640px){body{font-size:16px;line-height:1.75}}
html.jinshu-sheet{padding:16px;background:#fff}`;

/** Returns the HTML document of the frame. The policy comes first, so that it applies before any of the message is parsed. */
export function frameDocument({ html, bodyStyle, bodyClass, imageSource, fontFamily, lang, generation, isSheet }: FrameDocument): string {
  const attribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<!doctype html><html lang="${attribute(lang)}" class="${isSheet ? 'jinshu-sheet' : ''}" data-generation="${generation}" style="${HELD}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data: blob: ${imageSource}; form-action 'none'; base-uri 'none'">
<meta name="referrer" content="no-referrer"><meta http-equiv="x-dns-prefetch-control" content="off"><base target="_blank">
<style>${SHEET}</style></head><body class="${attribute(bodyClass)}" style="${attribute(`font-family:${fontFamily};${bodyStyle};${HELD}`)}">${html}</body></html>`;
}
