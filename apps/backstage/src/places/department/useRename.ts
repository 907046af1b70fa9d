import { changeDepartment, type OperationDepartment } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDraft } from '../../core/form/index.ts';
import { departmentsOptions } from '../../core/organization/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import { departmentStrings as s } from './department.strings.ts';

/** The new name of a department, and its saving. */
export function useRename(department: OperationDepartment) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  // A rename is based on the version that was opened, even if a newer one is loaded.
  const [opened, setOpened] = useState(department);
  const { values, changes, set, reset } = useDraft({ name: opened.name });
  const isChanged = changes.name !== undefined;
  const isMissing = values.name.trim() === '';
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => api.call(changeDepartment, { params: { id: opened.id }, body: { version: opened.version, name: values.name } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: departmentsOptions.queryKey });
      const saved = queryClient.getQueryData(departmentsOptions.queryKey)?.find(({ id }) => id === opened.id);
      if (saved) setOpened(saved);
      reset();
      toasts.add({ message: formatMessage(s.saved), tone: 'success' });
    },
  });
  const isTaken = reasonOf(error) === 'department-name-taken';
  return {
    values,
    set,
    reset,
    isChanged,
    isMissing,
    isPending,
    /** Error message of the field. */
    nameError: isTaken ? describe(error) : undefined,
    /** Error message of a refusal that concerns no field. */
    errorMessage: error && !isTaken ? describe(error) : undefined,
    rename: () => {
      if (!isMissing && isChanged) mutate();
    },
  };
}
