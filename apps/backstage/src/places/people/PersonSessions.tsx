import { endPersonSession, endPersonSessions } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { Button } from '@jinshu/ui/button';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { personSessionsOptions } from './people.queries.ts';
import { personStrings as s } from './person.strings.ts';

/** Sessions of a person (BAK-39). */
export function PersonSessions({ id, mayEnd }: { id: number; mayEnd: boolean }) {
  const { formatMessage, formatDate } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const { data: sessions, error } = useQuery(personSessionsOptions(id));
  const { mutate, isPending } = useMutation({
    mutationFn: (session: string | 'all') =>
      session === 'all' ? api.call(endPersonSessions, { params: { id } }) : api.call(endPersonSession, { params: { id, session } }),
    onError: (failed) => toasts.add({ message: describe(failed), tone: 'danger' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: personSessionsOptions(id).queryKey }),
  });
  const moment = (at: string) => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <SettingsSection title={formatMessage(s.sessions)}>
      {error && <p role="alert">{describe(error)}</p>}
      {sessions?.length === 0 && <p>{formatMessage(s.noSessions)}</p>}
      {sessions?.map(({ id: session, browser, ip, startedAt, lastUsedAt }) => (
        <SettingsRow
          key={session}
          label={ip}
          help={`${formatMessage(s.started)} ${moment(startedAt)} · ${formatMessage(s.lastUsed)} ${moment(lastUsedAt)}`}
        >
          <bdi>{browser}</bdi>
          {mayEnd && (
            <Button aria-label={formatMessage(s.endSessionOf, { ip })} isDisabled={isPending} onPress={() => mutate(session)}>
              {formatMessage(s.endSession)}
            </Button>
          )}
        </SettingsRow>
      ))}
      {mayEnd && sessions && sessions.length > 0 && (
        <div>
          <Button isDisabled={isPending} onPress={() => mutate('all')}>
            {formatMessage(s.endAll)}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}
