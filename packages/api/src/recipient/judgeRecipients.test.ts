import { describe, expect, it } from 'vitest';
import { isSameName, judgeRecipients, type LetterToJudge } from './judgeRecipients.ts';

const inside = { name: '', isInside: true, count: 1, level: 0 };
const outside = { name: '', isInside: false, count: 1, level: 0 };
const to = (...addresses: string[]) => addresses.map((address) => ({ address, name: '' }));
const judge = (letter: Partial<LetterToJudge>) =>
  Object.fromEntries(judgeRecipients({ recipients: [], known: new Map(), level: 0, ...letter }));

describe('a stranger in the list', () => {
  const known: LetterToJudge['known'] = new Map([
    ['chen@jinshu.example', inside],
    ['shen@jinshu.example', inside],
    ['maya@northwind.example', outside],
    ['tom@northwind.example', outside],
    ['dept_3@jinshu.example', { ...inside, count: 12 }],
    ['two@jinshu.example', { ...inside, count: 2 }],
    ['nobody@jinshu.example', { ...inside, count: 0 }],
  ]);

  it.each([
    ['one from outside among colleagues', ['chen@jinshu.example', 'maya@northwind.example'], { 'maya@northwind.example': ['outsider'] }],
    ['one from outside alone', ['maya@northwind.example'], {}],
    ['one colleague among many from outside', ['chen@jinshu.example', 'maya@northwind.example', 'tom@northwind.example'], {}],
    ['colleagues alone', ['chen@jinshu.example', 'shen@jinshu.example'], {}],
    ['a whole department', ['DEPT_3@jinshu.example'], { 'dept_3@jinshu.example': ['many'] }],
    ['the smallest group', ['two@jinshu.example'], { 'two@jinshu.example': ['many'] }],
    ['somebody nobody knows', ['new@elsewhere.example', 'chen@jinshu.example'], {}],
    ['who is not in the organisation, at an address of it', ['Nobody@jinshu.example'], { 'nobody@jinshu.example': ['unknown'] }],
    ['what is no address', ['chen@', 'chen@jinshu.example'], {}],
  ] as const)('PIC-05 marks %s', (_what, addresses, marks) => {
    expect(judge({ recipients: to(...addresses), known })).toEqual(marks);
  });

  it.each([
    [3, 2, true],
    [2, 2, false],
    [1, 2, false],
    [5, 0, false],
    [0, 1, false],
  ])('CMP-43 a letter of level %i to somebody up to level %i is marked: %s', (level, maximum, isMarked) => {
    const marks = judge({
      recipients: to('chen@jinshu.example'),
      known: new Map([['chen@jinshu.example', { ...inside, level: maximum }]]),
      level,
    });
    expect(marks).toEqual(isMarked ? { 'chen@jinshu.example': ['below-level'] } : {});
  });

  it('marks who was not among those that are answered', () => {
    const answered = new Set(['chen@jinshu.example']);
    expect(judge({ recipients: to('chen@jinshu.example', 'shen@jinshu.example'), known, answered })).toEqual({
      'shen@jinshu.example': ['newcomer'],
    });
    expect(judge({ recipients: to('shen@jinshu.example'), known, answered: new Set() })).toEqual({});
  });

  it('says the gravest first', () => {
    expect(
      judge({
        recipients: [{ address: 'x@y.example', name: 'Eve' }, ...to('chen@jinshu.example')],
        known: new Map([
          ['x@y.example', { name: 'Maya Robinson', isInside: false, count: 9, level: 1 }],
          ['chen@jinshu.example', inside],
        ]),
        level: 4,
        answered: new Set(['chen@jinshu.example']),
      }),
    ).toEqual({ 'x@y.example': ['below-level', 'other-name', 'outsider', 'many', 'newcomer'] });
  });
});

describe('names of one person', () => {
  it.each([
    ['林月', '林月', true],
    ['林月', '林月老师', true],
    ['林月', '', true],
    ['林月', '林悦', false],
    ['陈伟', '王伟', false],
    ['Lin Yue', 'Yue Lin', true],
    ['Robinson, Maya', 'Maya Robinson', true],
    ['Maya Robinson', 'Maya', true],
    ['Maya Robinson (Northwind)', 'maya robinson', true],
    ['Maya Robinson', 'Mallory Robinson', false],
    ['Ed', 'Edward', false],
    ['ＬＩＮ', 'lin', true],
  ])('%j and %j: %s', (one, other, isSame) => {
    expect([isSameName(one, other), isSameName(other, one)]).toEqual([isSame, isSame]);
  });
});
