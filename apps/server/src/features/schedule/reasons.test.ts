import { languages, Problem, sendDraft } from '@jinshu/api';
import { describe, expect, it } from 'vitest';
import { reasonOf } from './reasons.ts';

describe('why a scheduled mail was not sent', () => {
  it.each(languages)('SND-44 has a sentence of its own for everything that can keep a mail back, in %s', (language) => {
    const other = reasonOf(new Problem('internal'), language);
    const said = (sendDraft.problems ?? []).map((code) => reasonOf(new Problem(code), language));
    expect(new Set([...said, other]).size).toBe(said.length + 1);
    for (const sentence of said) expect(/\p{Script=Han}/u.test(sentence)).toBe(language !== 'en');
  });

  it('SND-44 names the file that is meant', () => {
    const problem = new Problem('attach-level-above-mail', { name: '图纸.pdf' });
    expect(languages.map((language) => reasonOf(problem, language)).every((sentence) => sentence.includes('图纸.pdf'))).toBe(true);
  });
});
