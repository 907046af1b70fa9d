import { createOperationList } from '@jinshu/api';
import { FormDialog } from '@jinshu/ui/back-stage';
import { TextField } from '@jinshu/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { DepartmentField } from '../../core/organization/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import { keepList } from './list.queries.ts';
import { mailingListStrings as s } from './mailing-list.strings.ts';
import { OwnerField } from './OwnerField.tsx';

const addressReasons: readonly (string | undefined)[] = ['address-invalid', 'domain-unknown', 'address-taken'];

/** Dialog that makes a mailing list (BAK-51). */
export function NewList({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [values, setValues] = useState({ name: '', address: '', type: '', departmentId: null as number | null });
  const [ownerId, setOwnerId] = useState<number>();
  const [wasTried, setTried] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (owner: number) => api.call(createOperationList, { body: { ...values, ownerId: owner, isHidden: false } }),
    onSuccess: (made) => {
      keepList(queryClient, made);
      void navigate(`/operation/shared/list/${made.id}`);
    },
  });
  const change = (part: Partial<typeof values>) => setValues({ ...values, ...part });
  const missing = (text: string, words: typeof s.nameRequired | typeof s.addressRequired) =>
    wasTried && text.trim() === '' ? formatMessage(words) : undefined;
  const isAddressRefused = addressReasons.includes(reasonOf(error));
  const submit = () => {
    setTried(true);
    if (values.name.trim() !== '' && values.address.trim() !== '' && ownerId !== undefined) mutate(ownerId);
  };
  return (
    <FormDialog
      title={formatMessage(s.add)}
      cancelLabel={formatMessage(s.cancel)}
      submitLabel={formatMessage(s.create)}
      isPending={isPending}
      errorMessage={error && !isAddressRefused ? describe(error) : undefined}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextField
        label={formatMessage(s.name)}
        maxLength={50}
        autoFocus
        value={values.name}
        onChange={(name) => change({ name })}
        errorMessage={missing(values.name, s.nameRequired)}
      />
      <TextField
        label={formatMessage(s.address)}
        inputMode="email"
        autoComplete="off"
        spellCheck="false"
        value={values.address}
        onChange={(address) => change({ address })}
        errorMessage={missing(values.address, s.addressRequired) ?? (isAddressRefused ? describe(error) : undefined)}
      />
      <TextField label={formatMessage(s.type)} maxLength={20} value={values.type} onChange={(type) => change({ type })} />
      <OwnerField onChange={setOwnerId} errorMessage={wasTried && ownerId === undefined ? formatMessage(s.ownerRequired) : undefined} />
      <DepartmentField
        label={formatMessage(s.department)}
        value={values.departmentId}
        onChange={(departmentId) => change({ departmentId })}
      />
    </FormDialog>
  );
}
