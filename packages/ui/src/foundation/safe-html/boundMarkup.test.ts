import { describe, expect, it } from 'vitest';
import { boundMarkup, boundPieces } from './boundMarkup.ts';

const count = (html: string, part: string) => html.split(part).length - 1;

describe('boundMarkup', () => {
  it.each([
    '<p>a<br>b<img src="x>y" alt=\'>\'>c</p> 1 < 2 <> </> <!-- <b> --> <![endif]>',
    `${'<p>x'.repeat(5000)}${'<table><tr><td>y</table>'.repeat(2000)}${'<ul><li>a<li>b</ul>'.repeat(1000)}`,
    `${'<div><blockquote>'.repeat(150)}x${'</blockquote></div>'.repeat(150)}`,
    `<p ${'a="b" '.repeat(100)}>x</p>`,
    '<p title="unclosed',
    '<',
    '',
  ])('leaves an ordinary letter as it is: %.40s', (html) => {
    expect(boundMarkup(html)).toBe(html);
  });

  it('RED-48 takes out what nests deeper than anybody writes, and leaves the words', () => {
    const deep = boundMarkup(`${'<b><i>x'.repeat(10_000)}end`);
    expect([count(deep, '<b>'), count(deep, '<i>'), count(deep, 'x'), deep.endsWith('end')]).toEqual([200, 200, 10_000, true]);
    expect(boundMarkup(`${'<div>'.repeat(500)}x${'</div>'.repeat(500)}<p>y`)).toBe(`${'<div>'.repeat(400)}x${'</div>'.repeat(400)}<p>y`);
    // Ends of what was never begun make nothing shallow.
    expect(count(boundMarkup('<b></x>'.repeat(1000)), '<b>')).toBe(400);
  });

  it('RED-48 takes out attributes beyond those that anybody gives, however they are parted', () => {
    for (const [attributes, rest] of [
      [' a'.repeat(5000), '>x</p>'],
      ['/a'.repeat(5000), '>x</p>'],
      [` ${'a="b>"'.repeat(5000)}`, '>x</p>'],
    ] as const) {
      const html = boundMarkup(`<p${attributes}${rest}`);
      expect(html.length).toBeLessThan(1500);
      expect(html.endsWith('>x</p>')).toBe(true);
    }
  });

  it('comes in short pieces, whatever it is made of', () => {
    for (const html of ['words '.repeat(50_000), `<img src="data:image/png;base64,${'A'.repeat(200_000)}">`, '<b><i>x'.repeat(20_000)]) {
      const pieces = [...boundPieces(html)];
      expect(pieces.join('')).toBe(boundMarkup(html));
      expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(16 * 1024);
    }
  });

  it('takes linear time', () => {
    const start = performance.now();
    for (const part of ['<', '<a ', '<a b="', "<a b='>", '</', '<!--', '<b', '<p title="x>'] as const)
      boundMarkup(part.repeat(300_000 / part.length));
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
