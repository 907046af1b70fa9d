import { type PersonDetails, resetPersonPassword } from '@jinshu/api';
import { speaksForItself } from '@jinshu/app/problem';
import { FormDialog } from '@jinshu/ui/back-stage';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { useWithPassword } from '../../core/session/index.ts';
import { type ChosenPassword, PasswordChoice } from './PasswordChoice.tsx';
import { PasswordOnce } from './PasswordOnce.tsx';
import { peopleKeys } from './people.queries.ts';
import { personStrings as s } from './person.strings.ts';
import { sealPassword } from './sealPassword.ts';

/** Dialog that gives a person another password (BAK-37). */
export function ResetPassword({ person, onClose }: { person: PersonDetails; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const withPassword = useWithPassword();
  const [chosen, setChosen] = useState<ChosenPassword>({ isTyped: false, password: '', mustChange: true });
  const [wasTried, setTried] = useState(false);
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const [made, setMade] = useState<string>();
  const isMissing = chosen.isTyped && chosen.password === '';
  const reset = async () => {
    setTried(true);
    if (isMissing) return;
    setPending(true);
    setError(undefined);
    try {
      const { password } = await withPassword(async () =>
        // Sealed for each try: a payload is good for a short time, and the dialog for the password may be open longer.
        api.call(resetPersonPassword, { params: { id: person.id }, body: await sealPassword(queryClient, chosen) }),
      );
      void queryClient.invalidateQueries({ queryKey: peopleKeys.all });
      if (password === undefined) onClose();
      else setMade(password);
    } catch (problem) {
      if (!speaksForItself(problem)) setError(problem);
    } finally {
      setPending(false);
    }
  };
  if (made !== undefined) return <PasswordOnce name={person.name} password={made} onClose={onClose} />;
  return (
    <FormDialog
      title={formatMessage(s.resetTitle, { name: person.name })}
      cancelLabel={formatMessage(s.cancel)}
      submitLabel={formatMessage(s.resetPassword)}
      isPending={isPending}
      errorMessage={error === undefined ? undefined : describe(error)}
      onSubmit={() => void reset()}
      onCancel={onClose}
    >
      <p>{formatMessage(s.resetHelp)}</p>
      <PasswordChoice
        value={chosen}
        onChange={setChosen}
        errorMessage={wasTried && isMissing ? formatMessage(s.passwordRequired) : undefined}
      />
    </FormDialog>
  );
}
