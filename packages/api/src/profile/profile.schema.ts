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

const details = {
  gender: z.enum(genders),
  englishName: line(100),
  homePhone: line(40),
  homepage: line(200),
  country: line(100),
  province: line(100),
  city: line(100),
  zip: line(20),
  address: line(200),
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
