import { describe, expect, it } from 'vitest';
import { addRecipients, isAddress, isEntryComplete, parseRecipients } from './parseRecipients.ts';

const addresses = (input: string) => parseRecipients(input).map(({ address }) => address);

describe('recipients', () => {
  it('PIC-02 cuts at commas, semicolons, their full-width forms and white space', () => {
    expect(addresses('a@b.cn,c@d.cn;e@f.cn，g@h.cn；i@j.cn k@l.cn\nm@n.cn')).toEqual([
      'a@b.cn',
      'c@d.cn',
      'e@f.cn',
      'g@h.cn',
      'i@j.cn',
      'k@l.cn',
      'm@n.cn',
    ]);
  });

  it.each([
    ['林月 <lin.yue@jinshu.example>', '林月', 'lin.yue@jinshu.example'],
    ['Lin Yue<lin.yue@jinshu.example>', 'Lin Yue', 'lin.yue@jinshu.example'],
    ['"Wang, Fang" <fang@x.example>', 'Wang, Fang', 'fang@x.example'],
    ['"a \\"b\\" c" <d@e.example>', 'a "b" c', 'd@e.example'],
    ['<bare@x.example>', '', 'bare@x.example'],
  ])('PIC-03 accepts %s', (input, name, address) => {
    expect(parseRecipients(input)).toEqual([{ name, address, isValid: true }]);
  });

  it.each([
    ['Team: Fang <fang@x.example>, b@y.example;', ['Fang <fang@x.example>', ' <b@y.example>']],
    ['研究部：a@b.cn，林月 <c@d.cn>；e@f.cn', [' <a@b.cn>', '林月 <c@d.cn>', ' <e@f.cn>']],
    ['a@b.cn, "Team, one": c@d.cn;', [' <a@b.cn>', ' <c@d.cn>']],
    ['mailto:a@b.cn', [' <a@b.cn>']],
    ['meeting: ten', ['! <meeting:>', '! <ten>']],
    ['Club 10:30 <a@b.cn>', ['Club 10:30 <a@b.cn>']],
  ])('PIC-03 takes the members out of a group: %s', (input, people) => {
    expect(parseRecipients(input).map(({ name, address, isValid }) => `${isValid ? name : '!'} <${address}>`)).toEqual(people);
  });

  it('takes a bare address apart from the name that follows it', () => {
    expect(parseRecipients('a@b.cn 林月 <c@d.cn>')).toEqual([
      { name: '', address: 'a@b.cn', isValid: true },
      { name: '林月', address: 'c@d.cn', isValid: true },
    ]);
  });

  it('PIC-04 ignores what the field already holds, letter case aside', () => {
    const field = parseRecipients('a@b.cn');
    expect(addRecipients(field, parseRecipients('A@B.cn c@d.cn C@d.cn')).map(({ address }) => address)).toEqual(['a@b.cn', 'c@d.cn']);
  });

  it('PIC-05 keeps what is no address and says so', () => {
    expect(parseRecipients('nobody@@x.cn')).toEqual([{ name: '', address: 'nobody@@x.cn', isValid: false }]);
  });

  it.each(['a@b.cn', 'a-b+c=d.e_f@g-h.i.museum', 'dept_12@jinshu.example', '林月@例子.测试', 'x@xn--fsq.com'])(
    'PIC-06 %s is an address',
    (address) => expect(isAddress(address)).toBe(true),
  );

  it.each(['', 'a', 'a@b', '@b.cn', 'a@', 'a b@c.cn', 'a@b..cn', 'a@-b.cn', 'a@b.cn.', 'a@b.cn\r\nBcc: x@y.cn', `${'a'.repeat(320)}@b.cn`])(
    'PIC-06 %j is none',
    (address) => expect(isAddress(address)).toBe(false),
  );

  it('knows when the last entry is complete', () => {
    expect([isEntryComplete('a@b.cn'), isEntryComplete('a@b.cn；'), isEntryComplete('a@b.cn ')]).toEqual([false, true, true]);
  });

  // What grew with the square of the list would need minutes here; how long a list takes is measured by `pnpm bench`.
  it.each(['\n', ' ', ';\n', ', '])(
    'PIC-02 cuts a pasted list of fifty thousand, parted by %j, in time that grows with its length',
    (between) => {
      const list = Array.from({ length: 50_000 }, (_, n) => `person.number.${n}@department.jinshu.example`).join(between);
      expect(parseRecipients(list)).toHaveLength(50_000);
    },
  );

  it('ends with any input, however odd', () => {
    for (const input of [
      ':',
      '::',
      'a:',
      ':@',
      '"a":@',
      'a: '.repeat(5_000),
      '<',
      '>',
      '"',
      '"a',
      '<<a@b.cn>>',
      ',,;；',
      '"a" "b"',
      '> <',
      'a<b<c>',
    ])
      expect(() => parseRecipients(input)).not.toThrow();
  });
});

it('PIC-02 PIC-03 understands the signs of Chinese input methods', () => {
  expect(parseRecipients('a@x.example、陈伟＜chen＠x.example＞；林月 ＜lin@x.example＞，b＠x.example')).toEqual([
    { address: 'a@x.example', name: '', isValid: true },
    { address: 'chen@x.example', name: '陈伟', isValid: true },
    { address: 'lin@x.example', name: '林月', isValid: true },
    { address: 'b@x.example', name: '', isValid: true },
  ]);
});
