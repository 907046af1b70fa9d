import { describe, expect, it } from 'vitest';
import { bodyOf } from './bodyOf.ts';
import { forwardSubject, quoteHtml, quoteText, replyRecipients, replySubject } from './quote.ts';

const zhou = { name: '周红', address: 'zhou@partner.example' };
const lin = { name: '林月', address: 'lin@jinshu.example' };
const chen = { name: '陈伟', address: 'chen@jinshu.example' };
const mail = {
  sender: zhou,
  to: [lin],
  cc: [chen],
  sentAt: new Date('2026-11-20T01:05:00Z'),
  subject: '报价 <v2>',
  text: '你好\n再见',
  html: null,
};

describe('the subject of an answer', () => {
  it.each([
    ['报价', 'Re: 报价'],
    ['Re: 报价', 'Re: 报价'],
    ['RE: 报价', 'RE: 报价'],
    ['回复: 报价', '回复: 报价'],
    ['回复：报价', '回复：报价'],
    ['Re[2]: 报价', 'Re[2]: 报价'],
    ['Review', 'Re: Review'],
  ])('CMP-58 marks %s once', (subject, expected) => {
    expect(replySubject(subject)).toBe(expected);
  });

  it.each([
    ['报价', 'Fwd: 报价'],
    ['Fwd: 报价', 'Fwd: 报价'],
    ['FW: 报价', 'FW: 报价'],
    ['转发：报价', '转发：报价'],
    ['Re: 报价', 'Fwd: Re: 报价'],
  ])('CMP-58 marks %s as sent on', (subject, expected) => {
    expect(forwardSubject(subject)).toBe(expected);
  });
});

it('CMP-58 takes nothing over that turns the direction of a subject', () =>
  expect([replySubject('invoice\u202efdp.exe'), forwardSubject('\u2067Re\u2069port')]).toEqual(['Re: invoicefdp.exe', 'Fwd: Report']));

describe('the subject of an answer to a mail whose own is as long as one may be', () => {
  it.each([replySubject, forwardSubject])('CMP-58 ends where it was cut, and what is quoted has all of it', (mark) => {
    const subject = `${'年'.repeat(497)}😀${'度'.repeat(498)}尾`;
    const marked = mark(subject);
    expect([marked.length, marked.endsWith('度…'), marked.isWellFormed()]).toEqual([998, true, true]);
    expect(quoteText({ ...mail, subject }, { language: 'en', timeZone: 'UTC' })).toContain(subject);
    expect(mark(`Re: ${mark(subject)}`)).toHaveLength(998);
    const halved = mark(`${'x'.repeat(mark === replySubject ? 992 : 991)}😀${'x'.repeat(4)}`);
    expect([halved.isWellFormed(), halved.endsWith('x…')]).toEqual([true, true]);
  });
});

describe('who an answer goes to', () => {
  const people = { sender: zhou, replyTo: [], to: [lin, chen], cc: [{ name: '', address: 'CC@x.example' }] };

  it('CMP-58 answers the sender, or where the sender asks answers to go', () => {
    expect(replyRecipients(people, lin.address, false)).toEqual({ to: [zhou], cc: [] });
    expect(replyRecipients({ ...people, replyTo: [chen] }, lin.address, false)).toEqual({ to: [chen], cc: [] });
  });

  it('CMP-58 answers all but oneself, each once', () => {
    expect(replyRecipients({ ...people, cc: [...people.cc, zhou, lin] }, 'LIN@jinshu.example', true)).toEqual({
      to: [zhou, chen],
      cc: people.cc,
    });
  });

  it('goes on to the recipients when the mail is one’s own', () => {
    expect(replyRecipients({ ...people, sender: lin, to: [chen] }, lin.address, false)).toEqual({ to: [chen], cc: [] });
    expect(replyRecipients({ sender: lin, replyTo: [], to: [lin], cc: [] }, lin.address, true)).toEqual({ to: [lin], cc: [] });
  });
});

describe('the quoted original', () => {
  it('names the original in the words of the language, and escapes what it names', () => {
    expect(quoteHtml(mail, { language: 'en', timeZone: 'Asia/Shanghai' })).toBe(
      '<p><br></p><p>------ Original message ------<br>From: 周红 &lt;zhou@partner.example&gt;<br>Date: 2026-11-20 09:05<br>' +
        'To: 林月 &lt;lin@jinshu.example&gt;<br>Cc: 陈伟 &lt;chen@jinshu.example&gt;<br>Subject: 报价 &lt;v2&gt;</p>' +
        '<blockquote type="cite"><div style="white-space:pre-wrap">你好\n再见</div></blockquote>',
    );
    expect(quoteHtml(mail, { language: 'zh-hans', timeZone: 'Asia/Shanghai' })).toContain('原始邮件');
    expect(quoteHtml(mail, { language: 'en', timeZone: 'Mars/Base' })).toContain('Date: 2026-11-20 01:05 UTC');
    expect(quoteText(mail, { language: 'zh-tw', timeZone: 'Asia/Shanghai' })).toBe(
      '\n\n------ 原始郵件 ------\n寄件者：周红 <zhou@partner.example>\n時間：2026-11-20 09:05\n收件者：林月 <lin@jinshu.example>\n' +
        '副本：陈伟 <chen@jinshu.example>\n主旨：报价 <v2>\n\n> 你好\n> 再见',
    );
  });

  it('takes the body out of a page, without what runs in it and without its style sheets', () => {
    const page =
      '<!DOCTYPE html><html><head><title>x</title><style>p{}</style></head><BODY bgcolor="red"><p>你好</p><script>alert(1)</script></BODY></html>';
    expect(bodyOf(page)).toBe('<div style="background-color:red"><p>你好</p></div>');
    expect(bodyOf('<p>无<scripture>头</p>')).toBe('<p>无<scripture>头</p></scripture>');
    expect(bodyOf('<p>一</p><style>never closed')).toBe('<p>一</p>');
    // As browsers do: a head ends where words begin.
    expect(bodyOf('<head><title>x</title><p>前</p><html><body onload="x()">中</body></html>后')).toBe('<p>前</p>中后');
    expect(bodyOf('<p>前</p><html><body onload="x()">中</body></html>后')).toBe('<p>前</p>中后');
  });

  it.each([
    ['<body bgcolor="#222222" text=white><p>a</p></body>', '<div style="background-color:#222222;color:white"><p>a</p></div>'],
    [
      `<body onload="x()" style='background:#111;font-family:"A"' class="b">a`,
      '<div style="background:#111;font-family:&quot;A&quot;">a</div>',
    ],
    ['<html><BODY DIR=RTL >a</BODY>', '<div dir="RTL">a</div>'],
    ['<body dir="x" text="red;position:fixed" data-style="color:red">a</body>', 'a'],
  ])('RED-57 keeps what a body gives to all that stands in it: %s', (page, quoted) => {
    expect(bodyOf(page)).toBe(quoted);
    expect(bodyOf(quoted)).toBe(quoted);
  });

  it.each([
    [
      '<TABLE width="5" onclick="x()"><tr><td nowrap style=\'font:"A"\'>a &lt; b &amp; 1 < 2<img src=x onerror=x()></td></tr></TABLE>',
      '<table width="5"><tr><td nowrap="" style="font:&quot;A&quot;">a &lt; b &amp; 1 &lt; 2<img></td></tr></table>',
    ],
    ['<p>没有关<p>闭的<br/>段落<img src="cid:p1" alt="图">', '<p>没有关<p>闭的<br>段落<img src="cid:p1" alt="图">'],
    ['<a href="javascript:x()">a</a><a href=" java&#115;cript:x()">b</a>', '<a>a</a><a>b</a>'],
    ['<a href="https://x.example/?a=1&amp;b=2" href="javascript:x()">a</a>', '<a href="https://x.example/?a=1&amp;b=2">a</a>'],
    ['<img/src="https://x.example/a.png"/onerror="x()">', '<img src="https://x.example/a.png">'],
    ['<form action="https://x.example"><input name="p"><button formaction="https://x.example">go</button></form>', 'go'],
    ['<svg><p onclick="x()">in</p></svg>out<svg/>side', 'outside'],
    ['<!--[if mso]><p>x</p><![endif]-->a', 'a'],
    ['<div><b>a</div></blockquote></div>b<br><p>c', '<div><b>a</div>b<br><p>c</b>'],
    ['<img title="<blockquote>">', '<img title="&lt;blockquote>">'],
    ['<textarea><b onclick="x()">t</textarea>', '&lt;b onclick="x()">t'],
    ['<img src="data:text/html,x"><img src="data:image/png;base64,AA==">', '<img><img src="data:image/png;base64,AA==">'],
  ])('RED-57 CMP-58 carries nothing on that could act, and keeps how it looks: %s', (html, cleaned) => {
    expect(bodyOf(html)).toBe(cleaned);
    expect(bodyOf(cleaned)).toBe(cleaned);
  });

  it('takes linear time over hostile markup', () => {
    const started = performance.now();
    bodyOf('<b '.repeat(200_000));
    bodyOf(`${'<b>'.repeat(200_000)}${'</i>'.repeat(200_000)}`);
    bodyOf(`<b ${'a=1 '.repeat(200_000)}>`);
    bodyOf('<script '.repeat(200_000));
    bodyOf('<html '.repeat(200_000));
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});
