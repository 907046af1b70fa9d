import type { Profile, ProfileChange } from './profile.schema.ts';

/** Fields of a profile that a request can change, in the order of the form. */
export const profileFields = [
  'imageUrl',
  'name',
  'gender',
  'englishName',
  'homePhone',
  'homepage',
  'country',
  'province',
  'city',
  'zip',
  'address',
] as const satisfies readonly (keyof ProfileChange)[];

export type ProfileField = (typeof profileFields)[number];

/** Returns the fields of a form that differ from a profile: what a request asks for. */
export function changedFields(profile: Pick<Profile, ProfileField>, form: ProfileChange): ProfileChange {
  const changes = profileFields.filter((field) => form[field] !== undefined && form[field] !== profile[field]);
  return Object.fromEntries(changes.map((field) => [field, form[field]]));
}
