import { describe, expect, it } from 'vitest';
import { plainTextToHtml } from './plainTextToHtml.ts';

const linksIn = (text: string) => [...plainTextToHtml(text).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

describe('the links of a plain text', () => {
  it.each([
    ['See https://a.example/b(c).', ['https://a.example/b(c)']],
    ['(https://a.example/b).', ['https://a.example/b']],
    ['见https://a.example/b，谢谢', ['https://a.example/b']],
    ['www.a.example!', ['http://www.a.example']],
    ['li.lei+x@b.example, wu@c.example.', ['mailto:li.lei+x@b.example', 'mailto:wu@c.example']],
    ['请回复li@b.example。', ['mailto:li@b.example']],
    ['@b.example and li@ and li@localhost', []],
    ['https://a.example/@li@b.example', ['https://a.example/@li@b.example']],
    ['a@b.example@c.example', ['mailto:a@b.example']],
  ])('RED-48 %s', (text, links) => {
    expect(linksIn(text)).toEqual(links);
  });

  it('RED-48 says all that the text says, in its order', () => {
    expect(plainTextToHtml('<a> li@b.example & www.c.example.')).toBe(
      '<div class="jinshu-plain" dir="auto">&lt;a&gt; <a href="mailto:li@b.example" target="_blank" rel="noopener noreferrer">li@b.example</a> &amp; <a href="http://www.c.example" target="_blank" rel="noopener noreferrer">www.c.example</a>.</div>',
    );
  });

  // Short enough to be shown without a cut. A pattern that restarts at every character would take minutes.
  it.each([
    ['a word without an end', 'x'.repeat(200_000)],
    ['dots without an end', 'a.'.repeat(100_000)],
    ['a name that never ends', `a@${'b'.repeat(200_000)}`],
    ['many names', 'a@'.repeat(100_000)],
    ['closing brackets', `https://a.example/${')'.repeat(200_000)}`],
    ['full stops inside an address', `https://a.example/${'.'.repeat(200_000)}x`],
    ['quotes', '> > '.repeat(50_000)],
  ])('RED-48 are found in time that is in proportion: %s', (_, text) => {
    const start = process.cpuUsage();
    expect(plainTextToHtml(text, { show: 'Show', hide: 'Hide' }).length).toBeGreaterThan(200_000);
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
  });
});
