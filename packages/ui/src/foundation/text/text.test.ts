import { describe, expect, it } from 'vitest';
import {
  cutTitle,
  formatDate,
  formatDateAndWeekday,
  formatShortDate,
  formatSize,
  removeBidiControls,
  safeName,
  showBidiControls,
} from './index.ts';

describe('formatSize', () => {
  it.each([
    [0, '0 B'],
    [512, '512 B'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [49_152, '48 KB'],
    [2_474_639, '2.36 MB'],
    [1_048_575, '1 MB'],
    [3_221_225_472, '3 GB'],
    [5_497_558_138_880, '5120 GB'],
  ])('I18-08 writes %i bytes as %s', (bytes, written) => {
    expect(formatSize(bytes, 'zh-CN')).toBe(written);
  });

  it('I18-08 writes the decimals of any language', () => {
    expect(['ja', 'fr-CH', 'ar-EG'].map((locale) => formatSize(2_474_639, locale))).toEqual(['2.36 MB', '2,36 MB', '٢٫٣٦ MB']);
  });
});

describe('formatDate', () => {
  const now = new Date('2026-11-20T04:00:00Z');
  const zone = { timeZone: 'Asia/Shanghai', now };

  it('writes day and time in the words of the language', () => {
    expect(formatDate('2026-11-20T01:42:00Z', { locale: 'zh-CN', ...zone })).toBe('11月20日 09:42');
    expect(formatDate('2026-11-20T01:42:00Z', { locale: 'zh-TW', ...zone })).toBe('11月20日 09:42');
    expect(formatDate('2026-11-20T01:42:00Z', { locale: 'en-US', ...zone })).toBe('Nov 20 09:42');
  });

  it('I18-07 writes morning and afternoon on a 12-hour clock', () => {
    expect(formatDate('2026-11-20T01:42:00Z', { locale: 'zh-CN', isTwelveHour: true, ...zone })).toBe('11月20日 上午 9:42');
    expect(formatDate('2026-11-20T09:05:00Z', { locale: 'en-US', isTwelveHour: true, ...zone })).toBe('Nov 20 5:05 PM');
  });

  it('writes the year of another year', () => {
    expect(formatDate('2025-12-31T01:00:00Z', { locale: 'zh-CN', ...zone })).toBe('2025年12月31日 09:00');
  });

  it('writes midnight as 00:00', () => {
    expect(formatDate('2026-11-19T16:00:00Z', { locale: 'en-US', ...zone })).toBe('Nov 20 00:00');
  });

  it('leaves a date that is none empty', () => {
    expect(formatDate('', { locale: 'en-US', ...zone })).toBe('');
  });

  it('adds the day of the week for the head of a letter', () => {
    expect(formatDateAndWeekday('2026-11-20T01:42:00Z', { locale: 'zh-CN', ...zone })).toBe('11月20日 周五 09:42');
    expect(formatDateAndWeekday('2025-12-31T01:00:00Z', { locale: 'zh-TW', ...zone })).toBe('2025年12月31日 週三 09:00');
    expect(formatDateAndWeekday('2026-11-20T01:42:00Z', { locale: 'en-US', ...zone })).toBe('Fri, Nov 20 09:42');
    expect(formatDateAndWeekday('', { locale: 'en-US', ...zone })).toBe('');
  });

  it('orders the day as any other language does', () => {
    const write = (iso: string, locale: string) => [formatDate(iso, { locale, ...zone }), formatDateAndWeekday(iso, { locale, ...zone })];
    expect(write('2026-11-20T01:42:00Z', 'ja')).toEqual(['11月20日 09:42', '11月20日(金) 09:42']);
    expect(write('2025-12-31T01:00:00Z', 'ja')).toEqual(['2025年12月31日 09:00', '2025年12月31日(水) 09:00']);
    expect(write('2026-11-20T01:42:00Z', 'fr-CH')).toEqual(['20 nov. 09:42', 'ven. 20 nov. 09:42']);
    expect(write('2025-12-31T01:00:00Z', 'en-GB')).toEqual(['31 Dec 2025 09:00', 'Wed, 31 Dec 2025 09:00']);
  });

  it('writes the time of today and the day of all else on a phone', () => {
    expect(formatShortDate('2026-11-20T01:42:00Z', { locale: 'zh-CN', ...zone })).toBe('09:42');
    expect(formatShortDate('2026-11-19T01:42:00Z', { locale: 'zh-CN', ...zone })).toBe('11月19日');
    expect(formatShortDate('2025-11-19T01:42:00Z', { locale: 'zh-CN', ...zone })).toBe('2025年11月19日');
  });
});

describe('cutTitle', () => {
  it('TAB-05 cuts after six full-width letters or twelve others, as a reader counts them', () => {
    expect(cutTitle('Draft agenda', 6)).toBe('Draft agenda');
    expect(cutTitle('Draft agenda 2', 6)).toBe('Draft agenda…');
    expect(cutTitle('Draft agendas', 6)).toBe('Draft agenda…');
    expect(cutTitle('Q4 预算 v2 终稿', 6)).toBe('Q4 预算 v2…');
    expect(cutTitle('Re:关于验收的', 6)).toBe('Re:关于验收…');
    expect(cutTitle('회의록 초안입니다', 6)).toBe('회의록 초안…');
    expect(cutTitle('关于云川二期项目验收', 6)).toBe('关于云川二期…');
    expect(cutTitle('六个字的标题', 6)).toBe('六个字的标题');
    expect(cutTitle('👩‍👩‍👧é👍🏽一二三四', 6)).toBe('👩‍👩‍👧é👍🏽一二三…');
    expect(cutTitle('', 6)).toBe('');
  });
});

describe('showBidiControls', () => {
  it('names direction controls instead of obeying them', () => {
    expect(showBidiControls('invoice_\u202efdp.exe')).toBe('invoice_⟦RLO⟧fdp.exe');
    expect(removeBidiControls('invoice_\u202efdp.exe')).toBe('invoice_fdp.exe');
  });
});

describe('safeName', () => {
  it.each([
    ['陈伟', 'chen.wei@jinshu.example', '陈伟'],
    ['', 'chen.wei@jinshu.example', 'chen.wei@jinshu.example'],
    ['Chen.Wei@jinshu.example', 'chen.wei@jinshu.example', 'chen.wei@jinshu.example'],
    ['ceo@jinshu.example', 'mallory@evil.example', 'ceo@jinshu.example <mallory@evil.example>'],
    ['ceo＠jinshu.example', 'mallory@evil.example', 'ceo＠jinshu.example <mallory@evil.example>'],
    [
      `陈伟@jinshu.example${' '.repeat(40)}${'财'.repeat(40)}`,
      'mallory@evil.example',
      '陈伟@jinshu.example 财财财财财财… <mallory@evil.example>',
    ],
    ['elpmaxe.\u202ejinshu', 'mallory@evil.example', 'elpmaxe.⟦RLO⟧jinshu <mallory@evil.example>'],
  ])('lets no name pass for another address: %j', (name, address, shown) => expect(safeName({ name, address })).toBe(shown));

  it('shows the address beside a name that is doubtful for another reason', () =>
    expect(safeName({ name: '陈伟', address: 'mallory@evil.example' }, true)).toBe('陈伟 <mallory@evil.example>'));

  it('shows the address beside a name that is somebody else’s', () =>
    expect(safeName({ name: '陈伟', address: 'mallory@evil.example', isDoubtful: true })).toBe('陈伟 <mallory@evil.example>'));
});
