import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import { holdLetter } from '../../foundation/safe-html/holdLetter.ts';
import { sanitizeMessageHtml } from '../../foundation/safe-html/sanitizeMessageHtml.ts';
import * as styles from './TemplatePane.css.ts';

interface HtmlPreviewProps {
  /** Accessible name of the preview. */
  label: string;
  html: string;
  className?: string | undefined;
}

/** Default spacing of a message in the editor. Styles in the HTML override it. */
let looks: CSSStyleSheet | undefined;
function letterLooks(): CSSStyleSheet {
  if (looks) return looks;
  looks = new CSSStyleSheet();
  looks.replaceSync('p { margin: 0 0 8px } p:last-child { margin-block-end: 0 } img { max-inline-size: 100% }');
  return looks;
}

/** Shows HTML of a template or a signature as it will look, cleaned, in a tree of its own: its styles reach nothing around it. */
export function HtmlPreview({ label, html, className }: HtmlPreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const shadow = current.shadowRoot ?? current.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [letterLooks()];
    const holder = current.ownerDocument.createElement('div');
    holdLetter(holder);
    // `inert`, because links in a preview would leave the message being written.
    holder.inert = true;
    holder.innerHTML = sanitizeMessageHtml(html).html;
    shadow.replaceChildren(holder);
  }, [html]);
  // biome-ignore lint/a11y/useSemanticElements: no set of fields
  return <div ref={place} role="group" aria-label={label} className={clsx(styles.preview, className)} />;
}
