import { createDepartment, maximumDepartmentName } from '@jinshu/api';
import { FormDialog } from '@jinshu/ui/back-stage';
import { TextField } from '@jinshu/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { departmentsOptions } from '../../core/organization/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import { departmentStrings as s } from './department.strings.ts';

export interface NewDepartmentProps {
  parentId: number | null;
  onMade: (id: number) => void;
  onClose: () => void;
}

/** Dialog that adds a department (BAK-23). */
export function NewDepartment({ parentId, onMade, onClose }: NewDepartmentProps) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [wasTried, setTried] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => api.call(createDepartment, { body: { name, parentId } }),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: departmentsOptions.queryKey });
      onMade(id);
    },
  });
  const isTaken = reasonOf(error) === 'department-name-taken';
  const isMissing = wasTried && name.trim() === '';
  return (
    <FormDialog
      title={formatMessage(s.newTitle)}
      cancelLabel={formatMessage(s.cancel)}
      submitLabel={formatMessage(s.create)}
      isPending={isPending}
      errorMessage={error && !isTaken ? describe(error) : undefined}
      onSubmit={() => {
        setTried(true);
        if (name.trim() !== '') mutate();
      }}
      onCancel={onClose}
    >
      <TextField
        label={formatMessage(s.name)}
        maxLength={maximumDepartmentName}
        autoFocus
        value={name}
        onChange={setName}
        errorMessage={isMissing ? formatMessage(s.nameRequired) : isTaken ? describe(error) : undefined}
      />
    </FormDialog>
  );
}
