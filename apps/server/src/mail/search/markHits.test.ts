import { describe, expect, it } from 'vitest';
import { createMarker } from './markHits.ts';

const marked = (typed: string, text: string) =>
  createMarker([typed])
    ?.mark(text)
    .map(([start, end]) => text.slice(start, end));

describe('the words of a search are found in a text', () => {
  it.each<[string, string, string[]]>([
    ['会议', '年度會議通知：会议改期', ['會議', '会议']],
    ['预算审批', '預算審批，预算另行审批', ['預算審批', '预算', '审批']],
    ['resume', 'Mon Résumé, Re\u0301sume\u0301', ['Résumé', 'Re\u0301sume\u0301']],
    ['invoic', 'Invoicing of invoices', ['Invoic', 'invoic']],
    ['plan b', 'plan B, planB, plans', ['plan', 'B']],
    ['INV-2026', 'inv-2026110 发票INV', ['inv', '2026', 'INV']],
    ['ABC', 'ＡＢＣ１２', ['ＡＢＣ']],
    ['straße', 'Die STRASSE und Straße', ['STRASSE', 'Straße']],
    ['lin.yue@jinshu.example', 'From Lin.Yue@Jinshu.example:', ['Lin.Yue@Jinshu.example']],
    ['mei-lin@x-ray.example', 'Mei-Lin@X-Ray.example', ['Mei-Lin@X-Ray.example']],
    ['餐', '部门聚餐', ['餐']],
    ['a.b (c', 'a.b (c) aXb', ['a', 'b', 'c']],
  ])('%s in %s', (typed, text, expected) => {
    expect(marked(typed, text)).toEqual(expected);
  });

  it('is none where nothing was typed that can be found', () => {
    expect(createMarker(['…', undefined])).toBeNull();
  });
});

describe('a piece of a text', () => {
  it('is the first with a hit, on one line, with the hits marked', () => {
    const text = `${'x '.repeat(3000)}\n\nbefore the  預算\nafter ${'y '.repeat(3000)}`;
    const snippet = createMarker(['预算'])?.snippet(text);
    expect(snippet?.text).toMatch(/^x x .* before the 預算 after y y/);
    expect(snippet?.marks.map(([start, end]) => snippet.text.slice(start, end))).toEqual(['預算']);
  });

  it('is none of a text without hits', () => {
    expect(createMarker(['预算'])?.snippet('别的')).toBeNull();
  });
});
