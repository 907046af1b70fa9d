import { type OrganisationSenderAction, organisationSenderActions, setOrganisationSender } from '@jinshu/api';
import { FormDialog } from '@jinshu/ui/back-stage';
import { Radio, RadioGroup } from '@jinshu/ui/radio-group';
import { TextField } from '@jinshu/ui/text-field';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import { sendersKey } from './filter.queries.ts';
import { mailSystemStrings } from './mail-system.strings.ts';
import { organisationSenderStrings as s, senderActionStrings } from './organisation-sender.strings.ts';
import { useSystemChange } from './useSystemChange.ts';

/** Dialog that refuses or accepts a sender for the whole organization (BAK-98). */
export function NewSender({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const [values, setValues] = useState({ pattern: '', action: 'refuse' as OrganisationSenderAction, note: '' });
  const { mutate, error, isPending } = useSystemChange(sendersKey, onClose);
  const change = (part: Partial<typeof values>) => setValues({ ...values, ...part });
  const isOfPattern = reasonOf(error) === 'sender-invalid';
  return (
    <FormDialog
      title={formatMessage(s.add)}
      cancelLabel={formatMessage(mailSystemStrings.cancel)}
      submitLabel={formatMessage(mailSystemStrings.save)}
      isReady={values.pattern.trim() !== ''}
      isPending={isPending}
      errorMessage={error && !isOfPattern ? describe(error) : undefined}
      onSubmit={() => mutate(() => api.call(setOrganisationSender, { body: values }))}
      onCancel={onClose}
    >
      <p>{formatMessage(s.help)}</p>
      <TextField
        label={formatMessage(s.pattern)}
        autoFocus
        autoComplete="off"
        spellCheck="false"
        maxLength={320}
        value={values.pattern}
        onChange={(pattern) => change({ pattern })}
        errorMessage={isOfPattern ? describe(error) : undefined}
      />
      <RadioGroup
        label={formatMessage(s.action)}
        value={values.action}
        onChange={(action) => change({ action: action === 'accept' ? 'accept' : 'refuse' })}
      >
        {organisationSenderActions.map((id) => (
          <Radio key={id} value={id}>
            {formatMessage(senderActionStrings[id])}
          </Radio>
        ))}
      </RadioGroup>
      <TextField label={formatMessage(s.note)} maxLength={200} value={values.note} onChange={(note) => change({ note })} />
    </FormDialog>
  );
}
