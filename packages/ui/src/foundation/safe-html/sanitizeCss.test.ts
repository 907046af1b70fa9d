import { describe, expect, it } from 'vitest';
import { plainTextToHtml } from '../../mail/message-body/plainTextToHtml.ts';
import { cssTokens } from './cssTokens.ts';
import { sanitizeCss } from './sanitizeCss.ts';

const none = () => null;

describe('sanitizeCss', () => {
  it('keeps what only looks', () => {
    const css =
      '.a > b:hover, #c[data-x="1"] { color: rgb(1, 2, 3); font: 12px/1.5 "Segoe UI", sans-serif !important; margin: -1.5em 50% }';
    expect(sanitizeCss(css, none)).toBe(css);
    expect(sanitizeCss('@media (max-width: 600px) { .a { width: calc(100% - 8px) } }', none)).toBe(
      '@media (max-width: 600px) { .a { width: calc(100% - 8px) } }',
    );
  });

  it.each([
    ['a quoted address', 'background: url("http://x.example/p")'],
    ['a bare address', 'background: url( http://x.example/p )'],
    ['an escaped function name', 'background: \\75\\72\\6c(http://x.example/p)'],
    ['an escaped letter in it', 'background: u\\72l(http://x.example/p)'],
    ['a comment inside', 'background: url(/**/"http://x.example/p")'],
    ['capitals', 'BACKGROUND: URL(http://x.example/p)'],
    ['an image set', 'background: image-set("http://x.example/p" 1x, "http://x.example/q" 2x)'],
    ['a prefixed image set', 'background: -webkit-image-set(url(http://x.example/p) 1x)'],
    ['a cross-fade', 'background: cross-fade(url(http://x.example/p), url(http://x.example/q), 50%)'],
    ['src()', 'background: src("http://x.example/p")'],
    ['a variable', '--p: url(http://x.example/p); background: var(--p)'],
    ['an unclosed address', 'background: url(http://x.example/p'],
    ['an unclosed string', 'background: url("http://x.example/p'],
    ['a list marker', 'list-style: url(//x.example/p)'],
    ['a cursor', 'cursor: url(http://x.example/p), auto'],
    ['a dot behind a number', '--p: 1.url(http://x.example/p)'],
    ['generated content', 'p::before { content: url(http://x.example/p) }'],
  ])('RED-48 loads nothing through %s', (_, css) => {
    expect(sanitizeCss(css, none)).not.toContain('x.example');
  });

  it.each([
    ['@import url("http://x.example/a.css"); p { color: red }', 'p { color: red }'],
    ['@import "http://x.example/a.css" screen; p { color: red }', 'p { color: red }'],
    ['@\\69mport "http://x.example/a.css"; p { color: red }', 'p { color: red }'],
    ['@font-face { font-family: a; src: url(http://x.example/f) } p { color: red }', 'p { color: red }'],
    ['@namespace url(http://x.example/n); p { color: red }', 'p { color: red }'],
    ['<!-- @import "http://x.example/a.css"; --> p { color: red }', 'p { color: red }'],
    ['@import "http://x.example/a.css"', ''],
    ['@<import "http://x.example/a.css"; p { color: red }', '@< import "http://x.example/a.css"; p { color: red }'],
  ])('RED-48 leaves out the rule in %s', (css, rest) => {
    expect(sanitizeCss(css, none)).toBe(rest);
  });

  it.each([
    ['@media (prefers-color-scheme: dark) { p { color: #fff } }', '@media (prefers-color-scheme: never) { p { color: #fff } }'],
    [
      '@media screen and (min-width: 1px) and (prefers-color-scheme :/**/DARK){p{color:#fff}}',
      '@media screen and (min-width: 1px) and (prefers-color-scheme : never){p{color:#fff}}',
    ],
    ['@media (prefers-color-scheme: light) { p { color: dark } }', '@media (prefers-color-scheme: light) { p { color: dark } }'],
  ])('RED-48 shows no letter as its sender wrote it for dark paper: %s', (css, written) => {
    expect(sanitizeCss(css, none)).toBe(written);
  });

  it('writes the address it was given, whatever is in it', () => {
    expect(sanitizeCss('background: url(cid:logo)', (address) => `/part/${address}"</style>`)).toBe(
      'background: url("/part/cid:logo\\22 \\3c /style\\3e ")',
    );
  });

  it('lets nothing end the style element', () => {
    expect(sanitizeCss('p { color: red } </style><script>alert(1)</script>', none)).not.toMatch(/<[/!?\w]/);
    expect(sanitizeCss('p::before { content: "</style><img src=x>" }', none)).not.toContain('<');
  });

  it('puts what would stay in view back into the flow', () => {
    expect(sanitizeCss('position: fixed; top: 0', none)).toBe('position: static; top: 0');
    expect(sanitizeCss('.a { position: STICKY }', none)).toBe('.a { position: static }');
    expect(sanitizeCss('position: -webkit-sticky', none)).toBe('position: static');
    expect(sanitizeCss('position: fi<xed', none)).toBe('position: fi< xed');
    expect(sanitizeCss('--p: fixed; position: var(--p)', none)).toBe('--p: static; position: var(--p)');
    expect(sanitizeCss('table-layout: fixed', none)).toBe('table-layout: fixed');
    expect(sanitizeCss('.fixed { color: red }', none)).toBe('.fixed { color: red }');
  });

  it.each([
    ['background: ur<l(http://x.example/p)', 'background: ur< l(http://x.example/p)'],
    ['background: url<(http://x.example/p)', 'background: url< (http://x.example/p)'],
    ['top: 0 /<* "*/;background:url(http://x.example/p)"', 'top: 0 /< * "*/;background:url(http://x.example/p)"'],
  ])('RED-48 makes no word of what a mark cuts in %s', (css, written) => {
    expect(sanitizeCss(css, none)).toBe(written);
  });

  it('RED-48 reads the same again in what it has written, whatever that was made of', () => {
    const pieces =
      String.raw`url( "http://x.example/p" 'http://x.example/q" http://x.example/r ) ( [ ] { } ; : , . < > / * /* */ <!-- --> @ @import @media @font-face # \\ \75 rl( \( u r l image-set( -webkit-image-set( src( var(--a) --a 1 1. .5 1e3 1vh + - = ! important position fixed a b é "\" \0 \110000 \ `.split(
        ' ',
      );
    let seed = 4711;
    const next = (count: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * count);
    };
    for (let round = 0; round < 4000; round += 1) {
      const css = Array.from({ length: 1 + next(14) }, () => pieces[next(pieces.length)] + (next(4) === 0 ? ' ' : '')).join('');
      const written = sanitizeCss(css, none);
      const tokens = cssTokens(written);
      const loads = tokens.filter(
        ({ type, value }) => type === 'url' || (type === 'function' && /^(?:url|(?:-webkit-)?image-set|src)$/i.test(value)),
      );
      expect([css, loads]).toEqual([css, []]);
      expect([css, tokens.filter(({ type, value }) => type === 'at' && value !== 'media')]).toEqual([css, []]);
      expect([css, written.match(/<[/!?\w]/)]).toEqual([css, null]);
    }
  });

  it('RED-48 leaves no bracket open, and closes none that it did not open', () => {
    expect(sanitizeCss('display: none !important; x: (', none)).toBe('display: none !important; x: ()');
    expect(sanitizeCss('a { b: [url(x', none)).toBe('a { b: [none]}');
    expect(sanitizeCss('color: red } html { top: 0', none)).toBe('color: red   html { top: 0}');
    expect(sanitizeCss('@media (width <= 600px) and (1px < height) { p { top: 0 } }', none)).toBe(
      '@media (width <= 600px) and (1px <  height) { p { top: 0 } }',
    );
  });

  it('RED-48 reaches nothing around a shadow root', () => {
    expect(sanitizeCss(':host { position: absolute } :HOST(p), \\3ahost-context(body) { color: red }', none)).not.toMatch(/:host/i);
    expect(sanitizeCss('.host { color: red }', none)).toBe('.host { color: red }');
    expect(sanitizeCss('p, :host { position: absolute } p,:host(div) { top: 0 }', none)).not.toMatch(/:host/i);
  });

  it('cuts lengths loose from the height of the frame', () => {
    expect(sanitizeCss('height: 1e2vh; width: 1e9vmax; top: 5cqh', none)).toBe('height: 800px; width: 100000px; top: 40px');
    expect(sanitizeCss('height: 100vh; min-height: 50.5dvh; width: 80vw', none)).toBe('height: 800px; min-height: 404px; width: 80vw');
  });

  it('reads a long sheet in time proportional to its length', () => {
    const before = performance.now();
    sanitizeCss('a{color:red;background:url(http://x.example/p)}'.repeat(20_000), none);
    sanitizeCss('('.repeat(200_000), none);
    sanitizeCss('/*'.repeat(200_000), none);
    sanitizeCss('\\'.repeat(200_000), none);
    expect(performance.now() - before).toBeLessThan(5_000);
  });
});

describe('plainTextToHtml', () => {
  const inner = (text: string) => plainTextToHtml(text).replace(/^<div[^>]*>|<\/div>$/g, '');

  it('RED-48 shows markup as the text it is', () => {
    expect(inner('Hello <img src=x onerror=alert(1)> & "you"')).toBe('Hello &lt;img src=x onerror=alert(1)&gt; &amp; &quot;you&quot;');
  });

  it('RED-47 folds the mail that is quoted at the end, and only that', () => {
    const words = { show: 'Show', hide: 'Hide' };
    const quoted = Array.from({ length: 9 }, (_, index) => `> line ${index}`).join('\n');
    const html = plainTextToHtml(`Yes.\n\nOn Monday you wrote:\n${quoted}\n`, words);
    expect(html).toMatch(
      /^<div class="jinshu-plain" dir="auto">Yes\.\n\nOn Monday you wrote:\n<a class="jinshu-fold" [^>]*>Show<\/a><div class="jinshu-folded">&gt; line 0/,
    );
    for (const text of [quoted, `Yes.\n> one\n> two`, `Yes.\n${quoted}\nNo.`])
      expect(plainTextToHtml(text, words)).not.toContain('jinshu-fold');
    expect(plainTextToHtml(`Yes.\n${quoted}`)).not.toContain('jinshu-fold');
  });

  it('makes addresses into links and leaves the sentence around them alone', () => {
    const link = (href: string, text: string) => `<a href="${href}" target="_blank" rel="noopener noreferrer">${text}</a>`;
    expect(inner('见 https://a.example/x?y=1&z=2。')).toBe(
      `见 ${link('https://a.example/x?y=1&amp;z=2', 'https://a.example/x?y=1&amp;z=2')}。`,
    );
    expect(inner('(https://a.example/), www.b.example.')).toBe(
      `(${link('https://a.example/', 'https://a.example/')}), ${link('http://www.b.example', 'www.b.example')}.`,
    );
    expect(inner('https://a.example/wiki/X_(y)')).toBe(link('https://a.example/wiki/X_(y)', 'https://a.example/wiki/X_(y)'));
    expect(inner('lin.yue@jinshu.example')).toBe(link('mailto:lin.yue@jinshu.example', 'lin.yue@jinshu.example'));
  });

  it('RED-48 ends an address at a quotation mark', () => {
    expect(inner('http://a.example/"onmouseover="alert(1)/')).toBe(
      '<a href="http://a.example/" target="_blank" rel="noopener noreferrer">http://a.example/</a>&quot;onmouseover=&quot;alert(1)/',
    );
  });
});
