import { type Language, languages } from '@jinshu/api';
import type { SealedLetter } from '../../mail/sealed-letter/index.ts';
import { pageTags, plainPage } from '../../platform/web/index.ts';
import { type Letter, type LetterKind, pageWords } from '../sealed-letter/index.ts';
import type { FoundLink } from './letterLink.repository.ts';

/** Content of a message page. */
export type PageState =
  | { kind: 'gone' }
  | { kind: 'closed'; link: FoundLink; letter: SealedLetter; problem?: string }
  | { kind: 'open'; link: FoundLink; letter: SealedLetter; opened: Letter; left: number | null; password: string | undefined };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const html = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const names: Record<Language, string> = { 'zh-hans': '简体中文', 'zh-tw': '繁體中文', en: 'English' };
const kindOf = ({ burnLimit }: SealedLetter): LetterKind => (burnLimit === null ? 'password' : 'burn');

const size = (bytes: number) =>
  bytes < 1024 ? `${bytes} B` : bytes < 1_048_576 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;

/** Renders the page: texts, forms, and the message in a frame that runs no scripts. */
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
  // No language links on an open message: switching would require opening it again, which uses up a view.
  const choice =
    state.kind === 'open'
      ? ''
      : `<nav>${others.map((other) => `<a lang="${pageTags[other]}" hreflang="${pageTags[other]}" href="${html(path)}?lang=${other}">${names[other]}</a>`).join('')}</nav>`;
  return plainPage(language, words.title, content + choice);
}
