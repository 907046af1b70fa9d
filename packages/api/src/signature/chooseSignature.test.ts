import { describe, expect, it } from 'vitest';
import { chooseSignature } from './chooseSignature.ts';

const results = [1, 2, 3, 4].map((id) => ({ id, caption: `${id}`, content: `<p>${id}</p>`, isActive: true }));
const list = { results, forNew: 1, forAnswer: 2, identities: [{ address: 'brand@jinshu.example', forNew: 3, forAnswer: 0 }] };
const sender = 'lin.yue@jinshu.example';

describe('the signature that a mail begins with', () => {
  it.each([
    ['', sender, 1],
    ['reply', sender, 2],
    ['reply-all', sender, 2],
    ['forward', sender, 2],
    ['forward-as-attachment', sender, 2],
    ['', 'Brand@Jinshu.example', 3],
    ['reply', 'brand@jinshu.example', undefined],
  ] as const)('CMP-35 SET-59 for %j from %s is %s', (relation, from, id) => {
    expect(chooseSignature(list, { sender: from, relation })?.id).toBe(id);
  });

  it('SET-07 is none when the one that was meant is disabled', () => {
    const disabled = results.map((one) => ({ ...one, isActive: false }));
    expect(chooseSignature({ ...list, results: disabled }, { sender, relation: '' })).toBeUndefined();
  });

  it('is none when the one that was meant is gone', () => {
    expect(chooseSignature({ ...list, forNew: 9 }, { sender, relation: '' })).toBeUndefined();
  });
});
