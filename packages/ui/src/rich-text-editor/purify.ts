import DOMPurify from 'dompurify';

/** The attributes by which our own blocks are known; the schema and the cleaner must agree on them. */
export const blockAttributes = {
  original: 'data-jinshu-original',
  signature: 'data-jinshu-signature',
  stationery: 'data-jinshu-stationery',
} as const;

/** Takes everything out of HTML that could act: scripts, handlers, forms, style sheets, frames, odd addresses. */
export function purify(html: string): string {
  return DOMPurify.sanitize(html, {
    ADD_ATTR: ['target', ...Object.values(blockAttributes)],
    FORBID_TAGS: ['form', 'input', 'button', 'textarea', 'select', 'option', 'style', 'link', 'meta', 'iframe', 'object', 'embed'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|ftp:|cid:|blob:|data:image\/|#|\/)/i,
  });
}
