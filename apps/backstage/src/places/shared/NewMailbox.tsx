import { createOperationMailbox } from '@jinshu/api';
import { FormDialog } from '@jinshu/ui/back-stage';
import { TextField } from '@jinshu/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { CapacityField } from '../../core/form/index.ts';
import { DepartmentField } from '../../core/organization/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import { keepMailbox } from './mailbox.queries.ts';
import { sharedMailboxStrings as s } from './shared-mailbox.strings.ts';

const addressReasons: readonly (string | undefined)[] = ['address-invalid', 'domain-unknown', 'address-taken'];

/** Dialog that makes a shared mailbox (BAK-48). */
export function NewMailbox({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // Without a capacity the policy of new mailboxes decides (BAK-83).
  const [values, setValues] = useState({
    name: '',
    address: '',
    departmentId: null as number | null,
    quotaBytes: undefined as number | undefined,
  });
  const [wasTried, setTried] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => api.call(createOperationMailbox, { body: values }),
    onSuccess: (made) => {
      keepMailbox(queryClient, made);
      void navigate(`/operation/shared/mailbox/${made.id}`);
    },
  });
  const change = (part: Partial<typeof values>) => setValues({ ...values, ...part });
  const missing = (text: string) => wasTried && text.trim() === '';
  const reason = reasonOf(error);
  const isAddressRefused = addressReasons.includes(reason);
  const isDepartmentGone = reason === 'department-unknown';
  return (
    <FormDialog
      title={formatMessage(s.add)}
      cancelLabel={formatMessage(s.cancel)}
      submitLabel={formatMessage(s.create)}
      isPending={isPending}
      errorMessage={error && !isAddressRefused && !isDepartmentGone ? describe(error) : undefined}
      onSubmit={() => {
        setTried(true);
        if (values.name.trim() !== '' && values.address.trim() !== '') mutate();
      }}
      onCancel={onClose}
    >
      <TextField
        label={formatMessage(s.name)}
        maxLength={50}
        autoFocus
        value={values.name}
        onChange={(name) => change({ name })}
        errorMessage={missing(values.name) ? formatMessage(s.nameRequired) : undefined}
      />
      <TextField
        label={formatMessage(s.address)}
        inputMode="email"
        autoComplete="off"
        spellCheck="false"
        value={values.address}
        onChange={(address) => change({ address })}
        errorMessage={missing(values.address) ? formatMessage(s.addressRequired) : isAddressRefused ? describe(error) : undefined}
      />
      <DepartmentField
        label={formatMessage(s.department)}
        value={values.departmentId}
        onChange={(departmentId) => change({ departmentId })}
        errorMessage={isDepartmentGone ? describe(error) : undefined}
      />
      <CapacityField
        label={formatMessage(s.capacity)}
        isLabelShown
        unit={formatMessage(s.unit)}
        bytes={values.quotaBytes}
        onChange={(quotaBytes) => change({ quotaBytes })}
      />
    </FormDialog>
  );
}
