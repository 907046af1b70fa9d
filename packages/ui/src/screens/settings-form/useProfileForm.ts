import { useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';

/** Maximum length of a name. */
const MOST_NAME_CHARACTERS = 35;

/** Details that users edit about themselves. */
export interface Profile {
  name: string;
  gender: 'male' | 'female' | 'unknown';
  englishName: string;
  jobNumber: string;
  homePhone: string;
  homepage: string;
  country: string;
  province: string;
  city: string;
  zip: string;
  address: string;
}

/** Values of a profile that wait for review. `imageUrl` is a new photo, or empty to remove it. */
export interface PendingProfile extends Partial<{ [Field in keyof Profile]: Profile[Field] | undefined }> {
  imageUrl?: string | undefined;
}

/** Fields that are a line of text, about the person and about their address. */
export const PERSON = ['englishName', 'homePhone', 'homepage'] as const;
export const PLACE = ['country', 'province', 'city', 'zip', 'address'] as const;

/** A field that is a line of text. */
export type ProfileLine = 'name' | (typeof PERSON)[number] | (typeof PLACE)[number];

const FIELDS = ['name', 'gender', ...PERSON, ...PLACE] as const satisfies readonly (keyof Profile)[];
const NO_ERRORS: Partial<Profile> = {};

/** Props of the form of a profile. */
export interface ProfileFormProps {
  /** The saved profile. */
  profile: Profile;
  /** Values that wait for review. */
  pending?: PendingProfile | undefined;
  /** Saves what was changed; it may go to review first. */
  onSave: (profile: Profile) => void;
  /** Maximum lengths of fields other than the name. */
  limits?: Partial<Record<ProfileLine, number>> | undefined;
  /** Server errors by field. An error stays until the field changes. */
  errors?: Partial<Record<ProfileLine, string>> | undefined;
}

/** Text pasted from a table can have tabs. */
const clean = (value: string) => value.replaceAll('\t', ' ').trim();

/**
 * The values of the form after the saved profile, or what waits, changed: what was typed stays, unless it is what waits now. Then it was
 * sent, and the field shows the value in force again.
 */
const followed = (values: Profile, before: Profile, after: Profile, pending: PendingProfile): Profile => ({
  ...after,
  ...Object.fromEntries(
    FIELDS.filter((field) => values[field] !== before[field] && clean(values[field]) !== pending[field]).map((field) => [
      field,
      values[field],
    ]),
  ),
});

const NOTHING: PendingProfile = {};

/** State of the form: the values of its fields, which of them changed, their errors, and the submit handler. */
export function useProfileForm({ profile, pending = NOTHING, onSave, limits = {}, errors = NO_ERRORS }: ProfileFormProps) {
  const words = useStrings().profilePage;
  const [values, setValues] = useState(profile);
  const [known, setKnown] = useState({ profile, pending });
  if (known.profile !== profile || known.pending !== pending) {
    setKnown({ profile, pending });
    setValues(followed(values, known.profile, profile, pending));
  }
  const [wasTried, setTried] = useState(false);
  const [told, setTold] = useState<{ errors: typeof errors; stale: ReadonlySet<string> }>({ errors, stale: new Set() });
  if (told.errors !== errors) setTold({ errors, stale: new Set() });
  const isChanged = (field: (typeof FIELDS)[number]) => {
    const value = clean(values[field]);
    return value !== profile[field] && value !== pending[field];
  };
  const ownError = (field: ProfileLine): string | undefined => {
    const value = clean(values[field]);
    if (field === 'name') {
      if (value === '') return wasTried ? words.nameProblems.required : undefined;
      return [...value].length > MOST_NAME_CHARACTERS ? words.nameProblems['too-long'] : undefined;
    }
    const limit = limits[field];
    return limit !== undefined && value.length > limit ? words.tooLong(limit) : undefined;
  };
  return {
    values,
    isChanged,
    changeCount: FIELDS.filter(isChanged).length,
    set: (field: keyof Profile, value: string) => {
      setValues((last) => ({ ...last, [field]: value }));
      setTold((last) => ({ ...last, stale: new Set([...last.stale, field]) }));
    },
    errorOf: (field: ProfileLine) => ownError(field) ?? (told.stale.has(field) ? undefined : errors[field]),
    reset: () => setValues(profile),
    save: () => {
      setTried(true);
      const isWrong = clean(values.name) === '' || (['name', ...PERSON, ...PLACE] as const).some((field) => ownError(field) !== undefined);
      if (isWrong) return;
      onSave({ ...values, ...Object.fromEntries(FIELDS.map((field) => [field, clean(values[field])])) });
    },
  };
}
