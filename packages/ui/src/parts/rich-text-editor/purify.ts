import DOMPurify from 'dompurify';
import { boundMarkup } from '../../foundation/safe-html/boundMarkup.ts';

/** The attributes by which our own blocks are known; the schema and the cleaner must agree on them. */
export const blockAttributes = {
  original: 'data-jinshu-original',
  signature: 'data-jinshu-signature',
  stationery: 'data-jinshu-stationery',
} as const;

/**
 * Attributes of old HTML messages that contain no address. Without this list, the pattern for addresses would reject them, and tables would
 * lose their widths and spans.
 */
const looks = [
  ...['align', 'bgcolor', 'border', 'cellpadding', 'cellspacing', 'clear', 'color', 'cols', 'colspan', 'compact', 'dir', 'face', 'frame'],
  ...['height', 'hspace', 'lang', 'noshade', 'nowrap', 'open', 'rowspan', 'rules', 'scope', 'size', 'span', 'start', 'type', 'valign'],
  ...['vspace', 'width'],
];

const kept = {
  ADD_ATTR: ['target', ...Object.values(blockAttributes)],
  ADD_URI_SAFE_ATTR: looks,
  FORBID_TAGS: ['form', 'input', 'button', 'textarea', 'select', 'option', 'style', 'link', 'meta', 'iframe', 'object', 'embed'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|ftp:|cid:|blob:|data:image\/|#|\/)/i,
};

/** Takes everything out of HTML that could act: scripts, handlers, forms, style sheets, frames, odd addresses. */
export const purify = (html: string): string => DOMPurify.sanitize(boundMarkup(html), kept);

/** Sanitizes the content of a body element like `purify`. Returns a clean copy. */
export const purifyBody = (body: HTMLElement): HTMLElement => DOMPurify.sanitize(body, { ...kept, RETURN_DOM: true }) as HTMLElement;
