import { useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Banner } from '../../parts/banner/index.ts';
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

/** Props of {@link ProfilePage}. */
export interface ProfilePageProps extends Pick<SettingsPageProps, 'errorMessage' | 'className'>, Pick<PortraitFieldProps, 'imageUrl'> {
  /** The saved profile. */
  profile: Profile;
  email: string;
  department: string;
  onPortrait: (file: File) => void;
  /** Saves what was changed; it may go to review first. */
  onSave: (profile: Profile) => void;
  /** The profile is being saved. @default false */
  isPending?: boolean | undefined;
  /** A change waits for review. @default false */
  isInReview?: boolean | undefined;
}

const PERSON = ['englishName', 'jobNumber', 'homePhone', 'homepage'] as const;
const PLACE = ['country', 'province', 'city', 'zip', 'address'] as const;
const FIELDS = ['name', 'gender', ...PERSON, ...PLACE] as const satisfies readonly (keyof Profile)[];

/** The page on which a person changes their profile. */
export function ProfilePage(props: ProfilePageProps) {
  const {
    profile,
    email,
    department,
    imageUrl,
    onPortrait,
    onSave,
    isPending = false,
    isInReview = false,
    errorMessage,
    className,
  } = props;
  const words = useStrings().profilePage;
  const [values, setValues] = useState(profile);
  const [wasTried, setTried] = useState(false);
  const length = [...values.name.trim()].length;
  const problem = length === 0 ? 'required' : length > MOST_NAME_CHARACTERS ? 'too-long' : undefined;
  const set = (part: Partial<Profile>) => setValues((known) => ({ ...known, ...part }));
  const isChanged = (field: keyof Profile) => values[field] !== profile[field];
  const text = (field: (typeof PERSON)[number] | (typeof PLACE)[number]) => (
    <SettingsRow key={field} label={words.fields[field]} isChanged={isChanged(field)}>
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
      {isInReview && <Banner tone="info">{words.inReview}</Banner>}
      <SettingsSection title={words.person}>
        <SettingsRow label={words.portrait}>
          <PortraitField name={profile.name} imageUrl={imageUrl} onSelect={onPortrait} />
        </SettingsRow>
        <SettingsRow label={words.fields.name} isChanged={isChanged('name')}>
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
        <SettingsRow label={words.department}>
          {(labelId) => <TextField aria-labelledby={labelId} className={styles.field} isReadOnly value={department} />}
        </SettingsRow>
        <SettingsRow label={words.fields.gender} isChanged={isChanged('gender')}>
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
