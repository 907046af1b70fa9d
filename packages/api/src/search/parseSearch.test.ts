import { describe, expect, it } from 'vitest';
import { operatorNames, parseDay, parseSearch, type SearchTerm } from './parseSearch.ts';

/** A Friday. */
const today = { year: 2026, month: 11, day: 20 };
const read = (keyword: string) => {
  const { words, terms } = parseSearch(keyword, today);
  return [words, ...terms.map(({ operator, value }: SearchTerm) => `${operator}=${value}`)];
};

describe('parseSearch', () => {
  it.each([
    ['', ['']],
    ['   ', ['']],
    ['验收 plan', ['验收 plan']],
    ['from:chen', ['', 'from=chen']],
    ['FROM:Chen', ['', 'from=Chen']],
    ['from：陈伟', ['', 'from=陈伟']],
    ['发件人：陈伟', ['', 'from=陈伟']],
    ['寄件者:陳偉', ['', 'from=陳偉']],
    ['from:"Chen Wei" budget', ['budget', 'from=Chen Wei']],
    ['from:“Chen Wei” budget', ['budget', 'from=Chen Wei']],
    ['发件人：「陈 伟」', ['', 'from=陈 伟']],
    ['from:"Chen Wei', ['', 'from=Chen Wei']],
    ['to:lin.yue@jinshu.example', ['', 'to=lin.yue@jinshu.example']],
    ['subject:预算 会议', ['会议', 'subject=预算']],
    ['budget subject:"q4 plan" draft', ['budget draft', 'subject=q4 plan']],
    ['in:inbox', ['', 'in=INBOX']],
    ['in:收件箱', ['', 'in=INBOX']],
    ['資料夾：收件匣', ['', 'in=INBOX']],
    ['in:sent', ['', 'in=Sent']],
    ['in:合同归档', ['', 'in=合同归档']],
    ['has:attachment', ['', 'has=attachment']],
    ['包含：附件', ['', 'has=attachment']],
    ['is:unread', ['', 'is=unread']],
    ['状态：未读', ['', 'is=unread']],
    ['after:2026-11-13 before:2026-11-20', ['', 'after=2026-11-13', 'before=2026-11-20']],
    ['from:chen.wei after:lastweek before:thisweek', ['', 'from=chen.wei', 'after=2026-11-09', 'before=2026-11-16']],
    ['发件人：陈伟 晚于：上周 早于：本周', ['', 'from=陈伟', 'after=2026-11-09', 'before=2026-11-16']],
    ['from:a from:b', ['', 'from=a', 'from=b']],
    // Text that isn't an operator is a search word.
    ['re:plan', ['re:plan']],
    ['foo:bar from:x', ['foo:bar', 'from=x']],
    ['from:', ['from:']],
    ['from: chen', ['from: chen']],
    ['from:""', ['from:""']],
    ['has:legs', ['has:legs']],
    ['is:late', ['is:late']],
    ['before:someday', ['before:someday']],
    ['before:2026-02-30', ['before:2026-02-30']],
    ['-from:x', ['-from:x']],
    ['https://a.example/in:x', ['https://a.example/in:x']],
    ['10:30', ['10:30']],
    ['"from:chen"', ['from:chen']],
    ['"is:unread" plan', ['is:unread plan']],
    [':from', [':from']],
    ['from::x', ['', 'from=:x']],
    ['"', ['']],
  ])('SRC-08 SRC-19 reads %j as words and operators', (keyword, expected) => {
    expect(read(keyword)).toEqual(expected);
  });

  it('SRC-19 knows every operator by its name in each of the three languages, with either colon', () => {
    const values = { has: 'attachment', is: 'unread', before: '2026-11-20', after: '2026-11-20' } as Record<string, string>;
    for (const [operator, names] of Object.entries(operatorNames)) {
      for (const name of names) {
        for (const colon of [':', '：']) {
          const value = values[operator] ?? 'x';
          expect([name, ...read(`${name}${colon}${value}`)]).toEqual([name, '', `${operator}=${value}`]);
        }
      }
    }
  });

  it('says how an operator was typed, so that it can be taken out again', () => {
    expect(parseSearch('plan from:"Chen Wei" is:unread', today).terms.map(({ text }) => text)).toEqual(['from:"Chen Wei"', 'is:unread']);
  });
});

describe('parseDay', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-1-2', '2026-01-02'],
    ['2026/11/20', '2026-11-20'],
    ['2026.11.20', '2026-11-20'],
    ['20261120', '2026-11-20'],
    ['２０２６－１１－２０', '2026-11-20'],
    ['2026年11月20日', '2026-11-20'],
    ['2026年11月', '2026-11-01'],
    ['2026-11', '2026-11-01'],
    ['2026', '2026-01-01'],
    ['2026年', '2026-01-01'],
    ['11-20', '2026-11-20'],
    ['11月19日', '2026-11-19'],
    ['12-24', '2025-12-24'],
    ['today', '2026-11-20'],
    ['昨天', '2026-11-19'],
    ['last-week', '2026-11-09'],
    ['上週', '2026-11-09'],
    ['本月', '2026-11-01'],
    ['lastmonth', '2026-10-01'],
    ['去年', '2025-01-01'],
    ['7d', '2026-11-13'],
    ['2周', '2026-11-06'],
    ['9m', '2026-02-20'],
    ['1y', '2025-11-20'],
    ['2024-02-29', '2024-02-29'],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['0000-01-01', undefined],
    ['31', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('SRC-19 reads %j as %s', (text, expected) => {
    expect(parseDay(text, today)).toBe(expected);
  });

  it('SRC-19 ends a month ago on the last day of a shorter month, and begins the week on Monday', () => {
    expect(parseDay('1m', { year: 2026, month: 3, day: 31 })).toBe('2026-02-28');
    expect(parseDay('thisweek', { year: 2026, month: 11, day: 22 })).toBe('2026-11-16');
    expect(parseDay('thisweek', { year: 2026, month: 11, day: 23 })).toBe('2026-11-23');
  });
});
