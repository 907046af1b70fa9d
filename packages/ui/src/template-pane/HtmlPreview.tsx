import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import { holdLetter } from '../message-body/holdLetter.ts';
import { sanitizeMessageHtml } from '../message-body/sanitizeMessageHtml.ts';
import * as styles from './TemplatePane.css.ts';

interface HtmlPreviewProps {
  /** What it shows, for screen readers. */
  label: string;
  html: string;
  className?: string | undefined;
}

/** The distances a letter has in the editor, where it says none itself. */
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
    // `inert`, since links of a preview lead away from the letter that is being written.
    holder.inert = true;
    holder.innerHTML = sanitizeMessageHtml(html).html;
    shadow.replaceChildren(holder);
  }, [html]);
  // biome-ignore lint/a11y/useSemanticElements: no set of fields
  return <div ref={place} role="group" aria-label={label} className={clsx(styles.preview, className)} />;
}
