import type { PersonDetails } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { EnableSwitch } from './EnableSwitch.tsx';
import { personStrings as s } from './person.strings.ts';
import { ResetPassword } from './ResetPassword.tsx';

/** Buttons of the page of a person, for a role that may change people. */
export function PersonActions({ person }: { person: PersonDetails }) {
  const { formatMessage } = useIntl();
  const mayManage = useMay('manage');
  const [isResetting, setResetting] = useState(false);
  if (!mayManage) return null;
  return (
    <>
      <Button onPress={() => setResetting(true)}>{formatMessage(s.resetPassword)}</Button>
      <EnableSwitch person={person} />
      {isResetting && <ResetPassword person={person} onClose={() => setResetting(false)} />}
    </>
  );
}
