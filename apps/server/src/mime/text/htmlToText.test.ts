import { expect, it } from 'vitest';
import { htmlToText } from './htmlToText.ts';

it.each([
  ['<p>你好，</p><p>请查收<b>附件</b>。</p>', '你好，\n\n请查收附件。'],
  ['<div>one</div><div>two<br>three</div>', 'one\ntwo\nthree'],
  ['<style>p{color:red}</style><script>alert("</p>")</script>text', 'text'],
  ['<table><tr><td>姓名</td><td>部门</td></tr><tr><td>林月</td><td>研究</td></tr></table>', '姓名\t部门\n林月\t研究'],
  ['a &lt;b&gt; &amp; &#20320;&#x597d; &nbsp;&hellip;', 'a <b> & 你好 …'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['<a href="x>y" title=\'>\'>link</a>', 'link'],
  ['<!-- hidden > -->shown<!-- never closed', 'shown'],
  ['<pre>  two\n  lines</pre>', 'two\n lines'],
  ['<head><title>no</title></head><body>yes</body>', 'yes'],
  ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
])('reads %s', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

const bait = '您的密码已过期';
it.each([
  ['is not drawn', `<div style="display:none;max-height:0">${bait}</div>`],
  ['is not drawn, with more of the same inside', `<DIV STYLE='Display: None !important'>${bait}<div>${bait}</div></DIV>`],
  ['is marked hidden', `<span hidden>${bait}</span>`],
  ['is invisible', `<span style="visibility:hidden">${bait}</span>`],
  ['is seen through', `<span style="opacity: 0">${bait}</span>`],
  ['is hardly there', `<span style="opacity:.01">${bait}</span>`],
  ['has letters without size', `<span style="font-size:0px">${bait}</span>`],
  ['has letters of a pixel', `<p style="font-size:1px;line-height:1px">${bait}</p>`],
  ['has no room', `<div style="height:0;overflow:hidden">${bait}</div>`],
  ['is white on the page', `<p style="color:#FFFFFF">${bait}</p>`],
  ['is white on white, in the old way', `<font color="white">${bait}</font>`],
  ['is in the colour of its ground', `<p style="background-color:#123456;color:#123456">${bait}</p>`],
  ['is clear', `<p style="color:rgba(0,0,0,0)">${bait}</p>`],
])('does not say what %s', (_name, hidden) => {
  expect(htmlToText(`${hidden}<p>订单已发货</p>`)).toBe('订单已发货');
  expect(htmlToText(`${hidden}<p>订单已发货</p>`, { keepsHidden: true })).toContain(bait);
});

it.each([
  ['white on a dark table', '<table bgcolor="#000080"><tr><td style="color:#fff">您好</td></tr></table>'],
  ['white on what a style sheet may colour', '<style>.bar{background:#000}</style><p class="bar" style="color:#fff">您好</p>'],
  ['of an ordinary size', '<p style="font-size:1em;opacity:1;color:#222">您好</p>'],
  ['in a box that is short but shows all', '<div style="height:0">您好</div>'],
  ['in an element that never ends', '<div style="display:none"><p>您好'],
  ['hidden, where nothing else is there', '<div style="display:none">您好</div>'],
])('says what is %s', (_name, html) => expect(htmlToText(html)).toBe('您好'));

it.each([
  ['hidden elements that never close', '<div hidden>'.repeat(100_000)],
  ['hidden elements in one another', '<div hidden>'.repeat(50_000) + '</div>'.repeat(49_999)],
  ['tags that never close', '<a href="'.repeat(150_000)],
  ['heads that never close', '<head>'.repeat(150_000)],
  ['comments', '<!--'.repeat(200_000)],
  ['less-than signs', '<'.repeat(500_000)],
  ['titles', '<title>x'.repeat(100_000)],
  ['quotes after equals', '<a =">'.repeat(150_000)],
])('takes linear time for %s', (_name, html) => {
  const before = performance.now();
  htmlToText(html);
  expect(performance.now() - before).toBeLessThan(15_000);
});
