import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { changedFields, profileFields } from './changedFields.ts';
import { portraitIdOf, portraitIn, portraitUrl } from './portrait.endpoints.ts';
import { type Profile, profileChangeSchema, profileSchema } from './profile.schema.ts';

const profile: Profile = {
  name: '林月',
  email: 'lin.yue@jinshu.example',
  department: '研究部',
  imageUrl: '',
  jobNumber: 'JS1008',
  gender: 'female',
  englishName: 'Lin Yue',
  homePhone: '',
  homepage: '',
  country: '中国',
  province: '浙江',
  city: '杭州',
  zip: '310013',
  address: '',
};

describe('profile', () => {
  it('SET-14 SET-15 is spelled on the wire as the ledger has it', () => {
    const { name, email, department, gender, imageUrl } = profile;
    expect(z.encode(profileSchema, profile)).toMatchObject({ realname: name, email, department, gender, imgurl: imageUrl });
    expect(z.decode(profileSchema, z.encode(profileSchema, profile))).toEqual(profile);
  });

  it('SET-14 SET-17 a request names what differs, and nothing that the administrator maintains', () => {
    expect(changedFields(profile, { ...profile, name: '林悦', city: '' })).toEqual({ name: '林悦', city: '' });
    expect(changedFields(profile, profile)).toEqual({});
    expect(changedFields(profile, {})).toEqual({});
    expect(profileFields).not.toContain('jobNumber');
  });

  it.each([
    ['', false],
    ['   ', false],
    ['月'.repeat(35), true],
    ['月'.repeat(36), false],
    ['𠮷'.repeat(35), true],
    ['林\n月', false],
  ])('SET-16 a name of %j is valid: %s', (realname, isValid) => {
    expect(z.safeParse(profileChangeSchema, { realname }).success).toBe(isValid);
  });

  it('names a portrait by its hash, in three sizes', () => {
    const id = 'a'.repeat(64);
    expect(portraitIdOf(portraitUrl(id))).toBe(id);
    expect(portraitIn(portraitUrl(id), 'small')).toBe(`/api/setting/portrait/${id}/small/`);
    expect(portraitIn('https://elsewhere.example/a.png', 'small')).toBe('https://elsewhere.example/a.png');
    expect(portraitIdOf('/api/setting/portrait/../x/')).toBeUndefined();
  });
});
