import { describe, expect, it } from 'vitest';
import { isDesigned } from './isDesigned.ts';

describe('isDesigned', () => {
  it.each([
    ['words alone', '<p>a</p>'],
    ['colours of words', '<p style="color:#1F497D">a <font color="red">b</font></p>'],
    [
      'white paper',
      '<body bgcolor="#FFFFFF" style="background: rgb(255, 255, 255)"><div style="background-color:transparent">a</div></body>',
    ],
    ['marked words', '<p>a <span style="background:yellow;mso-highlight:yellow">b</span> <font style="background-color:#ff0">c</font></p>'],
    ['what Outlook writes', '<style>p.MsoNormal{margin:0;color:windowtext}a{color:#0563C1}</style><p class=MsoNormal>a</p>'],
    ['a picture among words', '<p>a <img src="https://a.example/a.png"></p>'],
    ['the logo of a signature', '<table><td><img src="cid:a"></td></table>'],
  ])('%s: no', (_, html) => {
    expect(isDesigned(html)).toBe(false);
  });

  it.each([
    ['a ground of the page', '<body bgcolor="#f4f4f7"><p>a</p></body>'],
    ['a ground of a cell', '<td style="padding:0; background : #1a73e8 ">a</td>'],
    ['a ground in a style sheet', '<style>.box{background-color:#eee}</style><div class="box">a</div>'],
    ['a gradient', '<div style="background-image:linear-gradient(red,blue)">a</div>'],
    ['a picture behind', '<table background="https://a.example/a.png"><td>a</td></table>'],
    ['pictures set as a page', '<table><td><img width=600 src="https://a.example/a.png"></td></table>'],
  ])('%s: yes', (_, html) => {
    expect(isDesigned(html)).toBe(true);
  });

  it('takes linear time', () => {
    const start = performance.now();
    for (const part of ['<td ', '<td style="', '<style>', 'background:', '<img ', '<table>'] as const) isDesigned(part.repeat(30_000));
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});
