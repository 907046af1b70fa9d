import * as z from 'zod/mini';
import { named, text, wireObject } from '../contract/wire.ts';

/** Maximum length of a name, in characters. */
export const maximumProfileName = 35;

/** Genders that a profile can state. */
export const genders = ['male', 'female', 'unknown'] as const;

const nameSchema = text(200).check(
  z.trim(),
  z.minLength(1),
  z.refine((name) => [...name].length <= maximumProfileName && !/[\r\n\t]/.test(name)),
);

/** One line of a form. */
const line = (maximum: number) =>
  text(maximum).check(
    z.trim(),
    z.refine((value) => !/[\r\n\t]/.test(value)),
  );

/** Maximum lengths of the lines of a profile, in code units. */
export const profileLimits = {
  englishName: 100,
  homePhone: 40,
  homepage: 200,
  country: 100,
  province: 100,
  city: 100,
  zip: 20,
  address: 200,
} as const;

const details = {
  gender: z.enum(genders),
  englishName: line(profileLimits.englishName),
  homePhone: line(profileLimits.homePhone),
  homepage: line(profileLimits.homepage),
  country: line(profileLimits.country),
  province: line(profileLimits.province),
  city: line(profileLimits.city),
  zip: line(profileLimits.zip),
  address: line(profileLimits.address),
};

/** Fields of a profile that the user can ask to change. */
export const profileFormSchema = wireObject({ name: named('realname', nameSchema), ...details });

export type ProfileForm = z.output<typeof profileFormSchema>;

/** A change of a profile: only what differs. `imageUrl` is the address of an uploaded portrait, or empty for none. */
export const profileChangeSchema = wireObject({
  name: named('realname', z.optional(nameSchema)),
  imageUrl: named('imgurl', z.optional(text(200))),
  gender: z.optional(details.gender),
  englishName: z.optional(details.englishName),
  homePhone: z.optional(details.homePhone),
  homepage: z.optional(details.homepage),
  country: z.optional(details.country),
  province: z.optional(details.province),
  city: z.optional(details.city),
  zip: z.optional(details.zip),
  address: z.optional(details.address),
});

export type ProfileChange = z.output<typeof profileChangeSchema>;

/** The profile of a user. The administrator maintains address, department and job number. */
export const profileSchema = wireObject({
  name: named('realname', z.string()),
  email: z.string(),
  department: z.string(),
  imageUrl: named('imgurl', z.string()),
  jobNumber: z.string(),
  gender: z.enum(genders),
  englishName: z.string(),
  homePhone: z.string(),
  homepage: z.string(),
  country: z.string(),
  province: z.string(),
  city: z.string(),
  zip: z.string(),
  address: z.string(),
});

export type Profile = z.output<typeof profileSchema>;

/** A change that waits for an administrator. */
export const pendingProfileSchema = wireObject({ requestedAt: z.iso.datetime(), changes: profileChangeSchema });

export type PendingProfile = z.output<typeof pendingProfileSchema>;
