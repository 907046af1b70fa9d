import { type BulkAction, changePeople } from '@jinshu/api';
import { FormDialog, NameConfirmDialog } from '@jinshu/ui/back-stage';
import { Checkbox } from '@jinshu/ui/checkbox';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { useWithPassword } from '../../core/session/index.ts';
import { BulkFields, type BulkValues, valuesOf } from './BulkFields.tsx';
import { bulkActionStrings, bulkHelpStrings, bulkStrings as s } from './people-bulk.strings.ts';

export interface BulkDialogProps {
  ids: readonly number[];
  action: BulkAction;
  onClose: () => void;
}

/** Asks before something is done for several people, and begins the job (BAK-42). */
export function BulkDialog({ ids, action, onClose }: BulkDialogProps) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const navigate = useNavigate();
  const withPassword = useWithPassword();
  const [values, setValues] = useState<BulkValues>({});
  const [mustChange, setMustChange] = useState(true);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const body = { ids: [...ids], action, ...(action === 'change' && valuesOf(values)), ...(action === 'reset' && { mustChange }) };
      return withPassword(() => api.call(changePeople, { body }));
    },
    onSuccess: ({ id }) => void navigate(`/operation/people/jobs/${id}`),
  });
  const count = ids.length;
  const errorMessage = error && !(error instanceof DOMException) ? describe(error) : undefined;
  const frame = {
    title: formatMessage(s.title, { action: formatMessage(bulkActionStrings[action]), count }),
    cancelLabel: formatMessage(s.cancel),
    isPending,
    errorMessage,
    onCancel: onClose,
  };
  const label = formatMessage(bulkActionStrings[action]);
  if (action === 'delete')
    return (
      <NameConfirmDialog
        {...frame}
        name={String(count)}
        fieldLabel={formatMessage(s.deleteField, { count: String(count) })}
        confirmLabel={label}
        onConfirm={() => mutate()}
      >
        <p>{formatMessage(bulkHelpStrings.delete)}</p>
      </NameConfirmDialog>
    );
  return (
    <FormDialog
      {...frame}
      submitLabel={label}
      tone={action === 'disable' ? 'danger' : 'accent'}
      isReady={action !== 'change' || Object.keys(valuesOf(values)).length > 0}
      onSubmit={() => mutate()}
    >
      <p>{formatMessage(bulkHelpStrings[action])}</p>
      {action === 'change' && <BulkFields values={values} onChange={setValues} />}
      {action === 'reset' && (
        <Checkbox isSelected={mustChange} onChange={setMustChange}>
          {formatMessage(s.mustChange)}
        </Checkbox>
      )}
    </FormDialog>
  );
}
