import { FormDialog } from '@jinshu/ui/back-stage';
import { TextField } from '@jinshu/ui/text-field';
import { useIntl } from 'react-intl';
import { DepartmentField } from '../../core/organization/index.ts';
import { PasswordChoice } from './PasswordChoice.tsx';
import { PasswordOnce } from './PasswordOnce.tsx';
import { personStrings as s } from './person.strings.ts';
import { useNewPerson } from './useNewPerson.ts';

/** Dialog that makes a person (BAK-27). */
export function NewPerson({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { person, change, chosen, setChosen, made, isPending, create, missing, refused, errorMessage, open } = useNewPerson();
  if (made) return <PasswordOnce name={person.name} password={made.password} onClose={() => open(made.id)} />;
  return (
    <FormDialog
      title={formatMessage(s.newTitle)}
      cancelLabel={formatMessage(s.cancel)}
      submitLabel={formatMessage(s.create)}
      isPending={isPending}
      errorMessage={errorMessage}
      onSubmit={create}
      onCancel={onClose}
    >
      <TextField
        label={formatMessage(s.name)}
        maxLength={35}
        autoFocus
        value={person.name}
        onChange={(name) => change({ name })}
        errorMessage={missing(person.name, s.nameRequired)}
      />
      <TextField
        label={formatMessage(s.address)}
        inputMode="email"
        autoComplete="off"
        spellCheck="false"
        value={person.address}
        onChange={(address) => change({ address })}
        errorMessage={missing(person.address, s.addressRequired) ?? refused('address')}
      />
      <TextField
        label={formatMessage(s.number)}
        maxLength={32}
        value={person.number}
        onChange={(number) => change({ number })}
        errorMessage={refused('number')}
      />
      <DepartmentField
        label={formatMessage(s.department)}
        value={person.departmentId}
        onChange={(departmentId) => change({ departmentId })}
        errorMessage={refused('department')}
      />
      <PasswordChoice value={chosen} onChange={setChosen} errorMessage={missing(chosen.password, s.passwordRequired)} />
    </FormDialog>
  );
}
