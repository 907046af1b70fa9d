import { describe, expect, it } from 'vitest';
import { mentionsAttachment, ownWords } from './mentionsAttachment.ts';

describe('a letter that promises a file', () => {
  it.each([
    '报价单见附件，请查收。',
    '详见邮件附件。',
    '附件是第三版合同。',
    '附件：会议纪要',
    '现附上行程单。',
    '随信附上两份材料。',
    '請查收附件。',
    '附檔為會議紀錄。',
    '隨附報價單一份。',
    'Please find the report attached.',
    'Please see attachment.',
    'I have attached the invoice.',
    "I'm attaching the slides.",
    'The invoice is attached.',
    'Attached is the draft.',
    'Attached the two files.',
    'The contract is enclosed.',
  ])('%s', (text) => expect(mentionsAttachment(text)).toBe(true));

  it.each([
    '',
    '明天见。',
    '这封信没有附件。',
    '你的附件我打不开。',
    '這封信沒有附檔。',
    '附近有地铁站。',
    'I could not open your attachment.',
    'There is no attachment.',
    'We became quite attached to the old office.',
    'Thanks.\n> Please find the report attached.',
    '好的。\n---------- 原始邮件 ----------\n报价单见附件。',
    '收到。\n陈伟写道：\n报价单见附件。',
    'Fine.\nOn Fri, 20 Nov 2026, Maya wrote:\nPlease see attachment.',
  ])('but not: %s', (text) => expect(mentionsAttachment(text)).toBe(false));

  it('leaves what others wrote aside', () => {
    expect(ownWords('one\n> two\nthree\n-----Original Message-----\nfour')).toBe('one\nthree');
  });

  it('is found in no time in a long letter', () => {
    const long = `${'see '.repeat(50_000)}${'附'.repeat(50_000)}${'随信'.repeat(20_000)}`;
    const start = performance.now();
    mentionsAttachment(long);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
