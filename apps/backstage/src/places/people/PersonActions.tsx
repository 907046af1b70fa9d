import type { PersonDetails } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { DeletePerson } from './DeletePerson.tsx';
import { EnableSwitch } from './EnableSwitch.tsx';
import { personStrings as s } from './person.strings.ts';
import { ResetPassword } from './ResetPassword.tsx';
import { RestorePerson } from './RestorePerson.tsx';
import { SharePerson } from './SharePerson.tsx';

/** Buttons of the page of a person, for a role that may change people. */
export function PersonActions({ person }: { person: PersonDetails }) {
  const { formatMessage } = useIntl();
  const mayManage = useMay('manage');
  const [isResetting, setResetting] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  if (!mayManage) return null;
  const sharing = (
    <>
      <Button onPress={() => setSharing(true)}>{formatMessage(s.share)}</Button>
      {isSharing && <SharePerson person={person} onClose={() => setSharing(false)} />}
    </>
  );
  if (person.state === 'to-be-deleted')
    return (
      <>
        <RestorePerson person={person} />
        {sharing}
      </>
    );
  return (
    <>
      <Button onPress={() => setResetting(true)}>{formatMessage(s.resetPassword)}</Button>
      <EnableSwitch person={person} />
      {person.state === 'disabled' && sharing}
      <Button variant="quiet" tone="danger" onPress={() => setDeleting(true)}>
        {formatMessage(s.delete)}
      </Button>
      {isResetting && <ResetPassword person={person} onClose={() => setResetting(false)} />}
      {isDeleting && <DeletePerson person={person} onClose={() => setDeleting(false)} />}
    </>
  );
}
