import { type ClearableThing, clearableThings, clearOfPerson, type PersonDetails } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { DetailForm } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { useMay } from '../../core/session/index.ts';
import { PersonSessions } from './PersonSessions.tsx';
import { personOptions } from './people.queries.ts';
import { clearableStrings, personStrings as s } from './person.strings.ts';

/** Whether there is something to clear. */
const isSet: Readonly<Record<ClearableThing, (person: PersonDetails) => boolean>> = {
  block: ({ state }) => state === 'blocked',
  lock: ({ hasLock }) => hasLock,
  authenticator: ({ hasAuthenticator }) => hasAuthenticator,
  sms: ({ hasSms }) => hasSms,
  passkeys: ({ passkeys }) => passkeys > 0,
  'recovery-codes': ({ recoveryCodes }) => recoveryCodes > 0,
  'client-code': ({ hasClientCode }) => hasClientCode,
};

/** Locks, second factors and sessions of a person, each to be cleared or ended (BAK-38, BAK-39). */
export function PersonSecurity({ person }: { person: PersonDetails }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const mayManage = useMay('manage');
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (thing: ClearableThing) => api.call(clearOfPerson, { params: { id: person.id }, body: { thing } }),
    onSuccess: (changed) => {
      queryClient.setQueryData(personOptions(person.id).queryKey, changed);
      toasts.add({ message: formatMessage(s.cleared), tone: 'success' });
    },
    onError: (failed) => toasts.add({ message: describe(failed), tone: 'danger' }),
  });
  const stateOf = (thing: ClearableThing) => {
    if (!isSet[thing](person)) return formatMessage(s.unset);
    return thing === 'recovery-codes' ? formatMessage(s.codesLeft, { count: person.recoveryCodes }) : formatMessage(s.bound);
  };
  return (
    <DetailForm label={formatMessage(s.security)}>
      <SettingsSection title={formatMessage(s.factors)}>
        {clearableThings.map((thing) => (
          <SettingsRow key={thing} label={formatMessage(clearableStrings[thing])}>
            <span>{stateOf(thing)}</span>
            {mayManage && isSet[thing](person) && (
              <Button
                aria-label={formatMessage(s.clearOf, { thing: formatMessage(clearableStrings[thing]) })}
                isPending={isPending && variables === thing}
                onPress={() => mutate(thing)}
              >
                {formatMessage(s.clear)}
              </Button>
            )}
          </SettingsRow>
        ))}
      </SettingsSection>
      <PersonSessions id={person.id} mayEnd={mayManage} />
    </DetailForm>
  );
}
