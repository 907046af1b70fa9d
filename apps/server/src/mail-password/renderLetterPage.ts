import { type Language, languages } from '@jinshu/api';
import type { Letter } from '../sealed-letter/letter.ts';
import { type LetterKind, pageWords } from '../sealed-letter/letterWords.ts';
import type { SealedLetter } from '../sealed-letter/sealedLetter.repository.ts';
import type { FoundLink } from './letterLink.repository.ts';

/** What the page of a letter shows. */
export type PageState =
  | { kind: 'gone' }
  | { kind: 'closed'; link: FoundLink; letter: SealedLetter; problem?: string }
  | { kind: 'open'; link: FoundLink; letter: SealedLetter; opened: Letter; left: number | null; password: string | undefined };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const html = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const names: Record<Language, string> = { 'zh-hans': '简体中文', 'zh-tw': '繁體中文', en: 'English' };
const tags: Record<Language, string> = { 'zh-hans': 'zh-CN', 'zh-tw': 'zh-TW', en: 'en' };

const style = `:root{color-scheme:light dark}body{margin:0;font:1rem/1.6 system-ui,sans-serif}
main{max-width:52rem;margin:0 auto;padding:1.5rem 1rem}h1{font-size:1.4rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}
dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}input,button{font:inherit;padding:.5rem .75rem;min-block-size:2.75rem;box-sizing:border-box}
label{display:block;margin-block-end:.25rem}iframe{inline-size:100%;block-size:65vh;border:1px solid;background:#fff;box-sizing:border-box}
ul{padding:0;list-style:none}li{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}nav a{margin-inline-end:1rem}pre{white-space:pre-wrap}`;

const kindOf = ({ burnLimit }: SealedLetter): LetterKind => (burnLimit === null ? 'password' : 'burn');

const size = (bytes: number) =>
  bytes < 1024 ? `${bytes} B` : bytes < 1_048_576 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;

/** Writes the page: words, forms, and the letter in a frame that runs nothing. */
export function renderPage(state: PageState, { language, path }: { language: Language; path: string }): string {
  const words = pageWords[language];
  const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${html(value)}">`;
  const head = (link: FoundLink) => `<dl><dt>${words.from}</dt><dd>${html(link.sender.name)} &lt;${html(link.sender.address)}&gt;</dd>
<dt>${words.subject}</dt><dd>${html(link.subject)}</dd><dt>${words.sentAt}</dt><dd>${
    link.sentAt
      ? `<time datetime="${link.sentAt.toISOString()}">${link.sentAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`
      : ''
  }</dd></dl>`;

  const closed = ({ link, letter, problem }: Extract<PageState, { kind: 'closed' }>) => {
    const trouble = problem === undefined ? '' : problem === 'mail-password-wrong' ? words.wrong : words.tooMany;
    const field = letter.hasPassword
      ? `<p><label for="password">${words.password}</label><input id="password" name="password" type="password" required maxlength="6" minlength="6"
autocomplete="off" autofocus${trouble ? ' aria-invalid="true" aria-describedby="trouble"' : ''}></p>`
      : '';
    const left = link.burnLeft === null ? '' : ` ${words.left(link.burnLeft)}`;
    return `${head(link)}<p>${words.lead[kindOf(letter)]}${left}</p>${trouble ? `<p id="trouble" role="alert">${trouble}</p>` : ''}
<form method="post" action="${html(path)}">${hidden('lang', language)}${field}<button>${words.open}</button></form>`;
  };

  const open = ({ link, letter, opened, left, password = '' }: Extract<PageState, { kind: 'open' }>) => {
    const body =
      opened.html === null
        ? `<pre>${html(opened.text ?? '')}</pre>`
        : `<iframe title="${html(link.subject)}" sandbox="" srcdoc="${html(opened.html)}"></iframe>`;
    const files = opened.files.map(
      ({ sid, name, size: bytes }) =>
        `<li><span>${html(name)} (${size(bytes)})</span><form method="post" action="${html(path)}/file">${hidden('sid', sid)}${hidden(
          'password',
          password,
        )}<button aria-label="${html(`${words.download} ${name}`)}">${words.download}</button></form></li>`,
    );
    const note = letter.burnLimit === null ? '' : `<p>${words.filesNote}</p>`;
    const list = files.length === 0 ? '' : `<h2>${words.files}</h2>${note}<ul>${files.join('')}</ul>`;
    return `${head(link)}${left === null ? '' : `<p role="status">${words.left(left)}</p>`}${body}${list}`;
  };

  const content = state.kind === 'gone' ? `<p>${words.gone}</p>` : state.kind === 'closed' ? closed(state) : open(state);
  const others = languages.filter((other) => other !== language);
  // An open letter would be opened once more by a change of language.
  const choice =
    state.kind === 'open'
      ? ''
      : `<nav>${others.map((other) => `<a lang="${tags[other]}" hreflang="${tags[other]}" href="${html(path)}?lang=${other}">${names[other]}</a>`).join('')}</nav>`;
  return `<!doctype html><html lang="${tags[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${words.title}</title><style>${style}</style></head><body><main><h1>${words.title}</h1>${content}${choice}</main></body></html>`;
}
