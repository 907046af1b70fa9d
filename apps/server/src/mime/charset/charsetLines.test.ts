import { describe, expect, it } from 'vitest';
import { measureEastAsian, measureWestern } from '../../testing/lines/measureReading.ts';
import { decodeText } from './charset.ts';

describe('RED-50 short lines whose charset is said wrongly or not at all', () => {
  it('are Western under a Western label and under none, in bodies, subjects, names and file names', () => {
    const { readings, misread } = measureWestern();
    // 38 lines in each of 12 languages, five labels, four places.
    expect({ readings, misread }).toEqual({ readings: 9_120, misread: [] });
  });

  it('are East Asian where their bytes say so beyond doubt: of a hundred readings at most two go wrong', () => {
    const { readings, misread } = measureEastAsian();
    expect(readings).toBe(12_000);
    expect(misread.length / readings).toBeLessThanOrEqual(0.02);
    // In what their writers' own programs leave unsaid, only three of five hundred lines are ambiguous.
    expect([...new Set(misread.filter(({ label }) => label === '').map(({ line }) => line))]).toEqual(['优惠券', '優惠券', '経費精算']);
  });

  it.each([
    ['windows-1252', 'I don\u0092t know', 'I don’t know'],
    ['iso-8859-1', '\u00c4nderung', 'Änderung'],
    ['us-ascii', '25\u00b0C', '25°C'],
    ['', '10 \u00b5m', '10 µm'],
    ['windows-1252', '\u00a1Gracias', '¡Gracias'],
    ['iso-8859-1', '\u00a9Acme', '©Acme'],
    ['', '\u00c5rhus', 'Århus'],
    ['utf-8', 'Hyv\u00e4\u00e4 p\u00e4iv\u00e4\u00e4', 'Hyvää päivää'],
  ])('reads a line called %s as what was written: %s', (label, bytes, text) => {
    expect(decodeText(Buffer.from(bytes, 'latin1'), label)).toBe(text);
  });

  it('takes johab, which no decoder knows, for a label that says nothing', () => {
    expect(decodeText(Buffer.from('Gr\u00fc\u00dfe', 'latin1'), 'johab')).toBe('Grüße');
  });
});
