import type { Language } from '@jinshu/api';

/** The languages of a page as HTML names them. */
export const pageTags: Record<Language, string> = { 'zh-hans': 'zh-CN', 'zh-tw': 'zh-TW', en: 'en' };

const brands: Record<Language, string> = { 'zh-hans': '锦书', 'zh-tw': '錦書', en: 'Jinshu' };

/** The mark of the product, drawn. */
const mark = `<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path fill="#1f4fb4" d="M12 5H26.5A3.5 3.5 0 0 1 30 8.5V23.5A3.5 3.5 0 0 1 26.5 27H12z"/><path fill="#fff" d="M12 8.8L20.2 16.4Q21 17.1 21.8 16.4L30 8.8V11.7L22.9 18.3Q21 20 19.1 18.3L12 11.7z"/><path fill="#15357f" d="M5.5 5H10.5V27H5.5A3.5 3.5 0 0 1 2 23.5V8.5A3.5 3.5 0 0 1 5.5 5z"/><path fill="#e9b54a" d="M6.25 7.6L8.6 10.6L6.25 13.6L3.9 10.6zM6.25 13.6L8.6 16L6.25 18.4L3.9 16zM6.25 18.4L8.6 21.4L6.25 24.4L3.9 21.4z"/></svg>`;

/** Colors of the default skin, and of the dark skin if the browser prefers dark mode. */
const style = `:root{color-scheme:light dark;--canvas:#f2f6fc;--panel:#fff;--line:#dbe1ea;--edge:#868f9c;--text:#161c26;--muted:#4d5765;--link:#1f5fc9;--accent:#1c5fc9;--on:#fff;--danger:#b3261e}
@media (prefers-color-scheme:dark){:root{--canvas:#121314;--panel:#1a1b1d;--line:#35373a;--edge:#7d8087;--text:#eef0f3;--muted:#b4b8bf;--link:#8ab6ff;--accent:#8ab6ff;--on:#0b1a33;--danger:#ffb4ab}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;background:var(--canvas);color:var(--text);font:15px/1.7 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
:lang(zh-TW) body{font-family:system-ui,"PingFang TC","Microsoft JhengHei",sans-serif}
.brand{display:flex;align-items:center;gap:10px;max-width:760px;margin:0 auto;padding:24px 0 12px;font-size:20px;font-weight:600}
main{max-width:760px;margin:0 auto 40px;padding:24px 32px 32px;border:1px solid var(--line);border-radius:8px;background:var(--panel)}
h1{margin:0 0 16px;font-size:20px;line-height:1.5}h2{margin:24px 0 8px;font-size:16px}a{color:var(--link)}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 20px;padding-block-end:20px;border-block-end:1px solid var(--line)}dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere}
label{display:block;margin-block-end:4px;color:var(--muted)}input,button{min-height:44px;padding:8px 16px;border-radius:6px;font:inherit}
input:not([type=hidden]){width:min(100%,16rem);border:1px solid var(--edge);background:var(--panel);color:var(--text)}input[aria-invalid]{border:2px solid var(--danger)}
button{border:0;background:var(--accent);color:var(--on);font-weight:600;cursor:pointer}:focus-visible{outline:2px solid var(--link);outline-offset:2px}[role=alert]{color:var(--danger)}
iframe{width:100%;height:65vh;border:1px solid var(--line);border-radius:6px;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
code{padding:1px 6px;border:1px solid var(--line);border-radius:4px;font:.9em ui-monospace,monospace}
ul{margin:0;padding:0;list-style:none}li{display:flex;flex-wrap:wrap;gap:12px;align-items:center;padding-block:8px;border-block-start:1px solid var(--line)}li>span{flex:1 1 12rem;overflow-wrap:anywhere}
nav{margin-block-start:24px}nav a{display:inline-block;min-height:24px;margin-inline-end:16px}
@media (max-width:840px){.brand{padding-inline:20px}}
@media (max-width:640px){body{font-size:16px}main{margin:0;padding:20px;border-width:1px 0;border-radius:0}.brand{padding:12px 20px}}
@media (forced-colors:active){button{border:1px solid ButtonText}}`;

/** Returns a standalone page without scripts, in the style of the product. `content` is HTML. */
export const plainPage = (language: Language, title: string, content: string): string =>
  `<!doctype html><html lang="${pageTags[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><div class="brand">${mark}<span>${brands[language]}</span></div><main><h1>${title}</h1>${content}</main></body></html>`;
