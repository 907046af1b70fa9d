import type { ReactNode } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Banner } from '../../parts/banner/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Radio, RadioGroup } from '../../parts/radio-group/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { PortraitField, type PortraitFieldProps } from './PortraitField.tsx';
import * as styles from './SettingsForm.css.ts';
import { SettingsPage, type SettingsPageProps, SettingsSection } from './SettingsPage.tsx';
import { SettingsRow } from './SettingsRow.tsx';
import { PERSON, PLACE, type Profile, type ProfileFormProps, type ProfileLine, useProfileForm } from './useProfileForm.ts';

/** Props of {@link ProfilePage}. */
export interface ProfilePageProps
  extends ProfileFormProps,
    Pick<SettingsPageProps, 'description' | 'errorMessage' | 'className'>,
    Pick<PortraitFieldProps, 'imageUrl'> {
  email: string;
  department: string;
  onPortrait: (file: File) => void;
  /** Removes the photo. */
  onResetPortrait?: (() => void) | undefined;
  /** Why a photo was not accepted. */
  portraitError?: string | undefined;
  /** The profile is being saved. @default false */
  isPending?: boolean | undefined;
  /** A change waits for review. @default false */
  isInReview?: boolean | undefined;
  /** Withdraws what waits for review. */
  onWithdraw?: (() => void) | undefined;
  /** Reason why the last change was refused. */
  refusal?: string | undefined;
  /** Further sections. */
  children?: ReactNode;
}

/** The page on which a person changes their profile. */
export function ProfilePage(props: ProfilePageProps) {
  const { profile, email, department, isPending = false, pending, description, errorMessage, className, children } = props;
  const words = useStrings().profilePage;
  const { values, set, isChanged, changeCount, errorOf, save, reset } = useProfileForm(props);
  const waiting = (field: keyof Profile) => {
    const value = pending?.[field];
    if (value === undefined) return undefined;
    return words.inReviewValue(field === 'gender' ? words.genders[value as Profile['gender']] : value || words.emptyValue);
  };
  const line = (field: ProfileLine) => (
    <SettingsRow key={field} label={words.fields[field]} help={waiting(field)} isChanged={isChanged(field)}>
      {(labelId) => (
        <TextField
          aria-labelledby={labelId}
          className={styles.field}
          value={values[field]}
          onChange={(next) => set(field, next)}
          errorMessage={errorOf(field)}
        />
      )}
    </SettingsRow>
  );
  const maintained = (label: string, value: string, help?: string) => (
    <SettingsRow label={label} help={help}>
      {(labelId) => (
        <TextField aria-labelledby={labelId} className={styles.field} isReadOnly value={value} end={<Icon name="lock_closed" />} />
      )}
    </SettingsRow>
  );
  return (
    <SettingsPage title={words.title} {...{ changeCount, isPending, description, errorMessage, className }} onSave={save} onReset={reset}>
      <ReviewBanner {...props} />
      <SettingsSection title={words.person}>
        <SettingsRow label={words.portrait}>
          <Portrait {...props} />
        </SettingsRow>
        {line('name')}
        {maintained(words.email, email)}
        {maintained(words.department, department, words.maintained)}
        {maintained(words.fields.jobNumber, profile.jobNumber, words.maintained)}
        <SettingsRow label={words.fields.gender} help={waiting('gender')} isChanged={isChanged('gender')}>
          <RadioGroup
            label={words.fields.gender}
            isLabelHidden
            orientation="horizontal"
            value={values.gender}
            onChange={(gender) => set('gender', gender)}
          >
            <Radio value="male">{words.genders.male}</Radio>
            <Radio value="female">{words.genders.female}</Radio>
            <Radio value="unknown">{words.genders.unknown}</Radio>
          </RadioGroup>
        </SettingsRow>
        {PERSON.map(line)}
      </SettingsSection>
      <SettingsSection title={words.place}>{PLACE.map(line)}</SettingsSection>
      {children}
    </SettingsPage>
  );
}

function Portrait({ profile, imageUrl, onPortrait, onResetPortrait, pending, portraitError }: ProfilePageProps) {
  const words = useStrings().profilePage;
  const waiting = pending?.imageUrl;
  return (
    <PortraitField
      name={profile.name}
      imageUrl={imageUrl}
      waitingImageUrl={waiting || undefined}
      onSelect={onPortrait}
      onReset={imageUrl && waiting !== '' ? onResetPortrait : undefined}
      note={waiting === undefined ? undefined : waiting === '' ? words.inReviewNoPortrait : words.inReviewPortrait}
      errorMessage={portraitError}
    />
  );
}

/** Banner about the last change: it waits, or it was refused. */
function ReviewBanner({ isInReview = false, onWithdraw, refusal }: ProfilePageProps) {
  const words = useStrings().profilePage;
  if (!isInReview) {
    return refusal === undefined ? null : (
      <Banner tone="warning" isAnnounced>
        {words.refused(refusal)}
      </Banner>
    );
  }
  return (
    <Banner
      tone="info"
      isAnnounced
      actions={
        onWithdraw && (
          <Button size="small" onPress={onWithdraw}>
            {words.withdraw}
          </Button>
        )
      }
    >
      {words.inReview}
    </Banner>
  );
}
