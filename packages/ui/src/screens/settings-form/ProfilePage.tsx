import { useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Banner } from '../../parts/banner/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Radio, RadioGroup } from '../../parts/radio-group/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { PortraitField, type PortraitFieldProps } from './PortraitField.tsx';
import * as styles from './SettingsForm.css.ts';
import { SettingsPage, type SettingsPageProps, SettingsSection } from './SettingsPage.tsx';
import { SettingsRow } from './SettingsRow.tsx';

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
export interface PendingProfile extends Partial<Profile> {
  imageUrl?: string | undefined;
}

/** Props of {@link ProfilePage}. */
export interface ProfilePageProps extends Pick<SettingsPageProps, 'errorMessage' | 'className'>, Pick<PortraitFieldProps, 'imageUrl'> {
  /** The saved profile. */
  profile: Profile;
  email: string;
  department: string;
  onPortrait: (file: File) => void;
  /** Removes the photo. */
  onResetPortrait?: (() => void) | undefined;
  /** Why a photo was not accepted. */
  portraitError?: string | undefined;
  /** Saves what was changed; it may go to review first. */
  onSave: (profile: Profile) => void;
  /** The profile is being saved. @default false */
  isPending?: boolean | undefined;
  /** A change waits for review. @default false */
  isInReview?: boolean | undefined;
  /** Values that wait for review. */
  pending?: PendingProfile | undefined;
  /** Withdraws what waits for review. */
  onWithdraw?: (() => void) | undefined;
}

const PERSON = ['englishName', 'homePhone', 'homepage'] as const;
const PLACE = ['country', 'province', 'city', 'zip', 'address'] as const;
const FIELDS = ['name', 'gender', ...PERSON, ...PLACE] as const satisfies readonly (keyof Profile)[];

const NOTHING: PendingProfile = {};

/** The values of the form after the saved profile changed: what was typed stays. */
const followed = (values: Profile, before: Profile, after: Profile): Profile => ({
  ...after,
  ...Object.fromEntries(FIELDS.filter((field) => values[field] !== before[field]).map((field) => [field, values[field]])),
});

/** The page on which a person changes their profile. */
export function ProfilePage(props: ProfilePageProps) {
  const {
    profile,
    email,
    department,
    imageUrl,
    onPortrait,
    onResetPortrait,
    portraitError,
    onSave,
    isPending = false,
    isInReview = false,
    pending = NOTHING,
    onWithdraw,
    errorMessage,
    className,
  } = props;
  const words = useStrings().profilePage;
  const [values, setValues] = useState(profile);
  const [saved, setSaved] = useState(profile);
  if (saved !== profile) {
    setSaved(profile);
    setValues(followed(values, saved, profile));
  }
  const [wasTried, setTried] = useState(false);
  const length = [...values.name.trim()].length;
  const problem = length === 0 ? 'required' : length > MOST_NAME_CHARACTERS ? 'too-long' : undefined;
  const set = (part: Partial<Profile>) => setValues((known) => ({ ...known, ...part }));
  const isChanged = (field: keyof Profile) => values[field] !== profile[field];
  const waiting = (field: keyof Profile) => {
    const value = pending[field];
    if (value === undefined) return undefined;
    return words.inReviewValue(field === 'gender' ? words.genders[value as Profile['gender']] : value || words.emptyValue);
  };
  const text = (field: (typeof PERSON)[number] | (typeof PLACE)[number]) => (
    <SettingsRow key={field} label={words.fields[field]} help={waiting(field)} isChanged={isChanged(field)}>
      {(labelId) => (
        <TextField aria-labelledby={labelId} className={styles.field} value={values[field]} onChange={(next) => set({ [field]: next })} />
      )}
    </SettingsRow>
  );
  const save = () => {
    setTried(true);
    if (!problem) onSave({ ...values, name: values.name.trim() });
  };
  return (
    <SettingsPage
      title={words.title}
      changeCount={FIELDS.filter(isChanged).length}
      onSave={save}
      onReset={() => setValues(profile)}
      {...{ isPending, errorMessage, className }}
    >
      {isInReview && (
        <Banner
          tone="info"
          isAnnounced
          actions={
            onWithdraw && (
              <Button variant="link" onPress={onWithdraw}>
                {words.withdraw}
              </Button>
            )
          }
        >
          {words.inReview}
        </Banner>
      )}
      <SettingsSection title={words.person}>
        <SettingsRow label={words.portrait}>
          <PortraitField
            name={profile.name}
            imageUrl={imageUrl}
            onSelect={onPortrait}
            onReset={imageUrl ? onResetPortrait : undefined}
            note={pending.imageUrl === undefined ? undefined : words.inReviewPortrait}
            errorMessage={portraitError}
          />
        </SettingsRow>
        <SettingsRow label={words.fields.name} help={waiting('name')} isChanged={isChanged('name')}>
          {(labelId) => (
            <TextField
              aria-labelledby={labelId}
              className={styles.field}
              value={values.name}
              onChange={(name) => set({ name })}
              errorMessage={(wasTried || problem === 'too-long') && problem ? words.nameProblems[problem] : undefined}
            />
          )}
        </SettingsRow>
        <SettingsRow label={words.email}>
          {(labelId) => <TextField aria-labelledby={labelId} className={styles.field} isReadOnly value={email} />}
        </SettingsRow>
        <SettingsRow label={words.department} help={words.maintained}>
          {(labelId) => <TextField aria-labelledby={labelId} className={styles.field} isReadOnly value={department} />}
        </SettingsRow>
        <SettingsRow label={words.fields.jobNumber} help={words.maintained}>
          {(labelId) => <TextField aria-labelledby={labelId} className={styles.field} isReadOnly value={profile.jobNumber} />}
        </SettingsRow>
        <SettingsRow label={words.fields.gender} help={waiting('gender')} isChanged={isChanged('gender')}>
          <RadioGroup
            label={words.fields.gender}
            isLabelHidden
            orientation="horizontal"
            value={values.gender}
            onChange={(gender) => set({ gender: gender as Profile['gender'] })}
          >
            <Radio value="male">{words.genders.male}</Radio>
            <Radio value="female">{words.genders.female}</Radio>
            <Radio value="unknown">{words.genders.unknown}</Radio>
          </RadioGroup>
        </SettingsRow>
        {PERSON.map(text)}
      </SettingsSection>
      <SettingsSection title={words.place}>{PLACE.map(text)}</SettingsSection>
    </SettingsPage>
  );
}
