import { flagColors, skinNames, skinOrDefault, tagColors } from '@jinshu/api';
import { base, type SkinTokens, skinList } from '@jinshu/ui/theme';
import { beforeEach, describe, expect, it } from 'vitest';
import { skinStrings } from './skin.strings.ts';
import { applySkin, availableSkins, knownSkin, storedSkin } from './skin.ts';

const modules = import.meta.glob<Record<string, SkinTokens>>('../../../../packages/ui/src/theme/skins/*.tokens.ts', { eager: true });
const tokens = Object.values(modules).flatMap((module) => Object.values(module));

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.skin;
});

describe('what contract and parts both know', () => {
  it('SKN-01 every skin of the parts is one of the contract, and they stand in its order', () => {
    expect(skinList.map(({ id }) => id)).toEqual(skinNames.filter((name) => skinList.some(({ id }) => id === name)));
  });

  it('TAG-14 the preset colours of tags are the same', () => expect(Object.values(base.tagPreset)).toEqual([...tagColors]));

  it('TAG-06 every skin paints the nine flags, and no other', () => {
    for (const { color } of tokens) expect(Object.keys(color.flag)).toEqual([...flagColors]);
  });

  it('SKN-02 every skin that can be chosen has a name', () => {
    expect(availableSkins.filter(({ id }) => !Object.hasOwn(skinStrings, id))).toEqual([]);
  });
});

describe('SKN-04 the skin of the session', () => {
  it.each(['wireframe', 'MOYE', 'keaifen-2', '', '../moye'])('falls back to the default for %j', (name) => {
    expect([skinOrDefault(name), knownSkin(name)]).toEqual(['jingdianlan', 'jingdianlan']);
  });

  it('is the one that the server names', () => expect(knownSkin('moye')).toBe('moye'));

  it('falls back for a skin that the contract has and the parts have not', () => {
    for (const name of skinNames) expect(knownSkin(name)).toBe(availableSkins.some(({ id }) => id === name) ? name : 'jingdianlan');
  });
});

describe('SKN-03 a skin that is chosen', () => {
  it('shows with its density, and is there at the next visit', async () => {
    await applySkin('moye');
    const { skin, density } = document.documentElement.dataset;
    expect([skin, density, storedSkin()]).toEqual(['moye', skinList.find(({ id }) => id === 'moye')?.density, 'moye']);
  });

  it('a device that shows none yet begins with the default', () => expect(storedSkin()).toBe('jingdianlan'));
});
