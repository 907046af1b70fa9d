import { describe, expect, it } from 'vitest';
import { cutTypedText, formatRecipient, readDropped, readSheet, withoutDuplicates } from './recipients.ts';

const someone = (address: string, name = '') => ({ address, name, isValid: true });

describe('cutTypedText', () => {
  it.each([
    ['a@b.cn, c', 'a@b.cn,', 'c'],
    ['a@b.cn；c@d.cn，', 'a@b.cn；c@d.cn，', ''],
    ['a@b.cn c@d', 'a@b.cn ', 'c@d'],
    ['a@b.cn\nc', 'a@b.cn\n', 'c'],
    ['a@b.cn、c＠d.cn c', 'a@b.cn、c＠d.cn ', 'c'],
    ['林月 ＜lin', '', '林月 ＜lin'],
    ['a@b.cn', '', 'a@b.cn'],
  ])('PIC-02 cuts %j at separators and white space', (text, complete, rest) => {
    expect(cutTypedText(text)).toEqual({ complete, rest });
  });

  it('PIC-03 leaves a name alone while its address is being typed', () => {
    expect(cutTypedText('Lin Yue <lin@')).toEqual({ complete: '', rest: 'Lin Yue <lin@' });
    expect(cutTypedText('"Wang, Fang" <fang@b.cn> ')).toEqual({ complete: '"Wang, Fang" <fang@b.cn> ', rest: '' });
  });
});

describe('withoutDuplicates', () => {
  it('PIC-04 ignores an address the field holds, whatever its case, and one given twice', () => {
    const added = [someone('A@b.cn'), someone('c@d.cn'), someone('c@d.cn', 'C')];
    expect(withoutDuplicates([someone('a@b.cn')], added)).toEqual([someone('c@d.cn')]);
  });
});

describe('formatRecipient', () => {
  it('quotes a name that holds a separator', () => {
    expect(formatRecipient(someone('f@b.cn', 'Wang, "F"'))).toBe('"Wang, \\"F\\"" <f@b.cn>');
    expect(formatRecipient(someone('f@b.cn', '林知夏'))).toBe('林知夏 <f@b.cn>');
    expect(formatRecipient(someone('f@b.cn'))).toBe('f@b.cn');
  });
});

describe('readDropped', () => {
  it('reads only what has the shape of recipients', () => {
    const data = { fieldId: 'x', recipients: [someone('a@b.cn'), { address: 1 }, null] };
    expect(readDropped(JSON.stringify(data))).toEqual({ fieldId: 'x', recipients: [someone('a@b.cn')] });
    expect(readDropped('no json')).toBeUndefined();
    expect(readDropped('{"recipients":[]}')).toBeUndefined();
  });
});

describe('readSheet', () => {
  it.each([
    ['姓名\t邮箱\t电话\r\n张三\tzhang@b.cn\t138 0000\r\n李四\tli@b.cn\t\r\n', '张三 <zhang@b.cn>\n李四 <li@b.cn>'],
    ['1\tzhang@b.cn\t"Wang, F"', '"Wang, F" <zhang@b.cn>'],
    ['组\ta@b.cn\tc@d.cn', 'a@b.cn\nc@d.cn'],
    ['no\taddress', 'no\taddress'],
    ['a@b.cn, c@d.cn', 'a@b.cn, c@d.cn'],
  ])('reads columns of a sheet: %j', (text, lines) => {
    expect(readSheet(text)).toBe(lines);
  });
});
