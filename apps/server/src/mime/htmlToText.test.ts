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

it.each([
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
