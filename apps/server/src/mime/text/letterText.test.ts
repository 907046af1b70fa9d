import { expect, it } from 'vitest';
import { linkHtml } from '../../features/online-link/linkBlock.ts';
import { letterText } from './letterText.ts';

it.each([
  ['paragraphs and lines', '<p>你好，</p><p>请查收<b>附件</b>。<br>谢谢</p>', '你好，\n\n请查收附件。\n谢谢'],
  ['lines of blocks', '<div>one</div><div>two<br>three</div><div><br></div><div>four</div>', 'one\ntwo\nthree\n\nfour'],
  [
    'a link with its address',
    '<p>See <a href="https://x.example/?a=1&amp;b=2">the report</a>.</p>',
    'See the report <https://x.example/?a=1&b=2>.',
  ],
  [
    'a link that is its address',
    '<a href="https://x.example/">x.example</a> <a href="mailto:Ida@x.example">ida@x.example</a>',
    'x.example ida@x.example',
  ],
  ['a link to write to', '<a href="mailto:ida@x.example">Ida</a> and <a href="#top">top</a>', 'Ida <ida@x.example> and top'],
  ['a picture that is a link', '<a href="https://x.example"><img src="cid:1" alt="年报"></a><img src="cid:2">', '年报 <https://x.example>'],
  ['a link around blocks', '<a href="https://x.example"><div>one</div><div>two</div></a>', 'one\ntwo <https://x.example>'],
  ['lists', '<p>To do:</p><ul><li>a</li><li><p>b</p></li></ul><p>after</p>', 'To do:\n\n- a\n- b\n\nafter'],
  [
    'lists in lists',
    '<ol start="3"><li>a<ul><li>b<ol><li>c</li></ol></li><li>d</li></ul></li><li>e</li></ol>',
    '3. a\n   - b\n     1. c\n   - d\n4. e',
  ],
  ['lists that nobody closed', '<ul><li>a<li>b<ul><li>c</ul><li>d</ul>', '- a\n- b\n  - c\n- d'],
  ['an item of two lines', '<ul><li><p>a<br>b</p><p>c</p></li></ul>', '- a\n  b\n\n  c'],
  [
    'tables',
    '<table><tr><th>姓名</th><th>部门</th><th></th></tr><tr><td>林月</td><td></td><td>研究</td></tr></table><p>x</p>',
    '姓名 | 部门\n林月 |  | 研究\n\nx',
  ],
  ['a layout of tables', '<table><tr><td><table><tr><td><p>a</p><p>b</p></td></tr></table></td><td></td></tr></table>', 'a\n\nb'],
  [
    'quotes',
    '<p>Yes.</p><blockquote type="cite"><p>one</p><p>two</p><blockquote>deep</blockquote></blockquote>',
    'Yes.\n\n> one\n>\n> two\n>\n>> deep',
  ],
  ['a list that is quoted', '<blockquote><ul><li>a<br>b</li></ul></blockquote>', '> - a\n>   b'],
  ['text kept as typed', '<div style="white-space:pre-wrap">one\n  two\n\nthree</div><pre>a\n  b</pre>', 'one\n  two\n\nthree\n\na\n  b'],
  ['what nobody sees', '<style>p{}</style><div style="display:none">preheader</div><p>a<script>b</script></p>', 'a'],
  ['a line across', '<p>a</p><hr><p>b</p>', 'a\n\n----------\n\nb'],
  ['signs of HTML', 'a &lt;b&gt; &amp; &#20320;&#x597d; &hellip; 1 < 2', 'a <b> & 你好 … 1 < 2'],
])('the text part lets its reader use %s', (_what, html, text) => {
  expect(letterText(html)).toBe(text);
});

it('ATT-33 the text part names each online attachment with its size, how long it holds, and its address', () => {
  const link = {
    name: '年报 2026.pdf',
    size: 2_500_000,
    url: 'https://mail.example/api/mail/attach/download/?token=abc',
    expiresAt: '2026-12-01T00:00:00.000Z',
  };
  expect(letterText(`<p>See below.</p>${linkHtml([link, { ...link, name: 'b.zip', expiresAt: null }], 'en')}`)).toBe(
    'See below.\n\nOnline attachments\n年报 2026.pdf\n2.4 MB · until 2026-12-01\nDownload <https://mail.example/api/mail/attach/download/?token=abc>\n' +
      'b.zip\n2.4 MB · no end date\nDownload <https://mail.example/api/mail/attach/download/?token=abc>',
  );
});

it.each([
  ['tags that never close', '<a href="'.repeat(150_000)],
  ['lists in lists', '<ul><li>x'.repeat(50_000)],
  ['quotes in quotes', '<blockquote>x'.repeat(50_000)],
  ['cells in cells', '<table><tr><td>x'.repeat(50_000)],
  ['tags that close nothing', `${'<b>'.repeat(50_000)}${'</i>'.repeat(50_000)}`],
])('takes linear time for %s', (_name, html) => {
  const before = performance.now();
  letterText(html);
  expect(performance.now() - before).toBeLessThan(15_000);
});
