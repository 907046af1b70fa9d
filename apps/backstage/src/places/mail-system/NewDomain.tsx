import { createDomain } from '@jinshu/api';
import { FormDialog } from '@jinshu/ui/back-stage';
import { TextField } from '@jinshu/ui/text-field';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import { domainStrings as s } from './mail-domain.strings.ts';
import { mailSystemStrings } from './mail-system.strings.ts';
import { useChangeDomain } from './useChangeDomain.ts';

const ofName: readonly (string | undefined)[] = ['domain-invalid', 'domain-taken'];

/** Dialog that adds a domain (BAK-20). */
export function NewDomain({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const [name, setName] = useState('');
  const [wasTried, setTried] = useState(false);
  const { mutate, error, isPending } = useChangeDomain(onClose);
  const isOfName = ofName.includes(reasonOf(error));
  const isMissing = wasTried && name.trim() === '';
  return (
    <FormDialog
      title={formatMessage(s.add)}
      cancelLabel={formatMessage(mailSystemStrings.cancel)}
      submitLabel={formatMessage(s.add)}
      isPending={isPending}
      errorMessage={error && !isOfName ? describe(error) : undefined}
      onSubmit={() => {
        setTried(true);
        if (name.trim() !== '') mutate(() => api.call(createDomain, { body: { name } }));
      }}
      onCancel={onClose}
    >
      <p>{formatMessage(s.addHelp)}</p>
      <TextField
        label={formatMessage(s.name)}
        autoFocus
        autoComplete="off"
        spellCheck="false"
        maxLength={255}
        value={name}
        onChange={setName}
        errorMessage={isMissing ? formatMessage(s.nameRequired) : isOfName ? describe(error) : undefined}
      />
    </FormDialog>
  );
}
