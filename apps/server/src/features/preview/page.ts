const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML content and attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] as string);

/** Default style of a document without its own. The page that shows it has a white background and dark text in every skin. */
const looks = `
body { max-inline-size: 820px; margin: 0 auto; padding: 32px 40px; box-sizing: border-box; overflow-wrap: anywhere;
  font: 15px/1.7 system-ui, -apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
@media (max-width: 600px) { body { padding: 16px; } }
h1, h2, h3, h4, h5, h6 { line-height: 1.35; margin: 1.2em 0 0.5em; }
p { margin: 0.5em 0; }
img { max-inline-size: 100%; block-size: auto; }
table { border-collapse: collapse; margin: 0.8em 0; max-inline-size: 100%; }
td, th { border: 1px solid GrayText; padding: 4px 8px; vertical-align: top; text-align: start; }
pre, code { font-family: ui-monospace, Consolas, monospace; font-size: 0.92em; }
pre { white-space: pre-wrap; }
blockquote { margin-inline: 0; padding-inline-start: 1em; border-inline-start: 3px solid GrayText; }
.slide { border: 1px solid GrayText; border-radius: 6px; padding: 20px 28px; margin: 0 0 20px; }
.slide > :first-child { margin-block-start: 0; }
.number { font-size: 12px; opacity: 0.7; text-align: end; margin: 0; }
`;

/** A page of what a document says. */
export const documentPage = (body: string): string => `<style>${looks}</style>${body}`;
