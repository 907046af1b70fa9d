import { expect, it } from 'vitest';
import { foldQuote } from './foldQuote.ts';

const quoted = '<p>A line of the mail that is answered, long enough to be folded away.</p>'.repeat(12);

/** Returns the text before the fold and the folded text. */
function folded(html: string): [string, string] | null {
  const body = document.createElement('div');
  body.innerHTML = html;
  const all = body.textContent ?? '';
  foldQuote(body, { show: '', hide: '' });
  const text = body.querySelector('.jinshu-folded')?.textContent;
  return text === undefined || text === null ? null : [all.slice(0, all.length - text.length), text.slice(0, 8)];
}

it.each([
  [
    'Outlook in a browser',
    `<div>Agreed.</div><hr><div id="divRplyFwdMsg"><b>From:</b> A &lt;a@a.example&gt;<br><b>Subject:</b> x</div><div>${quoted}</div>`,
  ],
  [
    'Outlook on a computer',
    `<div class="WordSection1"><p>Agreed.</p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p><b><span>From:</span></b> A</p></div></div>${quoted}</div>`,
  ],
])('RED-48 the mail that is answered is folded with its head: %s', (_, html) => {
  expect(folded(html)).toEqual(['Agreed.', expect.stringMatching(/^From:/)]);
});

it.each([
  ['that is short', '<p>Agreed.</p><div id="divRplyFwdMsg"><b>From:</b> A</div><div>Shall we?</div>'],
  ['that nothing was written above', `<div id="divRplyFwdMsg"><b>From:</b> A</div><div>${quoted}</div>`],
  [
    'whose head is all there is of it, below an answer',
    `<p>From outside.</p><div><p>Agreed.</p><div><div style="border-top:solid"><b>From:</b> A</div></div><p><img></p></div>`,
  ],
])('a quoted mail %s is left', (_, html) => {
  expect(folded(html)).toBeNull();
});

it('a line in a letter is no quoted mail', () => {
  expect(folded(`<p>Dear all,</p><div style="border-top:1px solid #ccc"><p>From: now on</p>${quoted}</div>`)).toBeNull();
  expect(folded(`<p>Dear all,</p><div style="border-top:1px solid #ccc">${quoted}</div>`)).toBeNull();
});
