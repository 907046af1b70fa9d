import { type PendingProfile, Problem, portraitIn, profileLimits } from '@jinshu/api';
import { Panel } from '@jinshu/ui/app-shell';
import { PortraitDialog, ProfilePage } from '@jinshu/ui/settings-form';
import { useMemo, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { describeProblem, ScreenFailure, useReport } from '../../../core/problem/index.ts';
import { profileStrings as s } from './profile.strings.ts';
import { SocialAccounts } from './SocialAccounts.tsx';
import { useProfile } from './useProfile.ts';

/** Names of the fields on the wire. */
const wireNames = {
  name: 'realname',
  englishName: 'english_name',
  homePhone: 'home_phone',
  homepage: 'homepage',
  country: 'country',
  province: 'province',
  city: 'city',
  zip: 'zip',
  address: 'address',
} as const;

/** A sentence at each field that the server refused, or one for all. */
function errorsOf(intl: IntlShape, error: unknown) {
  if (error === null) return {};
  const fields = error instanceof Problem ? error.fields : {};
  const errors = Object.entries(wireNames)
    .filter(([, wire]) => fields[wire])
    .map(([field]) => [field, intl.formatMessage(s.refused)]);
  return errors.length > 0 ? { errors: Object.fromEntries(errors) } : { errorMessage: describeProblem(intl, error) };
}

const inDialog = ({ imageUrl, ...changes }: PendingProfile['changes']) => ({
  ...changes,
  ...(imageUrl !== undefined && { imageUrl: portraitIn(imageUrl, 'regular') }),
});

/** The user's profile, whose changes an administrator approves (SET-11 to SET-17). */
export function ProfileScreen() {
  const intl = useIntl();
  const report = useReport();
  const { data, error, refetch, save, setPortrait, withdraw } = useProfile();
  const [file, setFile] = useState<File>();
  const problems = useMemo(() => errorsOf(intl, save.error), [intl, save.error]);
  const changes = data?.pending?.changes;
  const pending = useMemo(() => changes && inDialog(changes), [changes]);
  if (!data) return error ? <ScreenFailure error={error} onRetry={() => void refetch()} /> : <Panel>{null}</Panel>;
  const { profile, refusal } = data;
  return (
    <Panel>
      <ProfilePage
        description={intl.formatMessage(s.help)}
        profile={profile}
        email={profile.email}
        department={profile.department}
        imageUrl={profile.imageUrl && portraitIn(profile.imageUrl, 'regular')}
        onPortrait={(chosen) => {
          setPortrait.reset();
          setFile(chosen);
        }}
        onResetPortrait={() => setPortrait.mutate(undefined)}
        portraitError={setPortrait.error && !file ? describeProblem(intl, setPortrait.error) : undefined}
        limits={profileLimits}
        onSave={({ jobNumber: _maintained, ...form }) => save.mutate({ profile, form })}
        isPending={save.isPending}
        isInReview={pending !== undefined}
        pending={pending}
        onWithdraw={() => withdraw.mutate(undefined, { onError: report })}
        refusal={refusal}
        {...problems}
      >
        <SocialAccounts />
      </ProfilePage>
      {file && (
        <PortraitDialog
          file={file}
          onSave={(image) => setPortrait.mutate(image, { onSuccess: () => setFile(undefined) })}
          onClose={() => setFile(undefined)}
          isPending={setPortrait.isPending}
          errorMessage={setPortrait.error ? describeProblem(intl, setPortrait.error) : undefined}
        />
      )}
    </Panel>
  );
}
