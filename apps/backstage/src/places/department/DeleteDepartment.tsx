import { deleteDepartment, type OperationDepartment } from '@jinshu/api';
import { FormDialog } from '@jinshu/ui/back-stage';
import { Select, SelectItem } from '@jinshu/ui/select';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { departmentsOptions } from '../../core/organization/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { departmentStrings as s } from './department.strings.ts';

export interface DeleteDepartmentProps {
  department: OperationDepartment;
  departments: readonly OperationDepartment[];
  onClose: () => void;
}

/** Returns the departments that are neither this one nor below it. */
function targetsFor({ id }: OperationDepartment, departments: readonly OperationDepartment[]): OperationDepartment[] {
  const inside = new Set([id]);
  // Parents come before the departments below them.
  for (const one of departments) if (one.parentId !== null && inside.has(one.parentId)) inside.add(one.id);
  return departments.filter((one) => !inside.has(one.id));
}

/** Dialog that deletes a department, after the choice of where its people and departments move (BAK-25). */
export function DeleteDepartment({ department, departments, onClose }: DeleteDepartmentProps) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const [targetId, setTargetId] = useState<number>();
  const [wasTried, setTried] = useState(false);
  const below = departments.filter(({ parentId }) => parentId === department.id).length;
  const isEmpty = department.peopleCount === 0 && below === 0;
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => api.call(deleteDepartment, { params: { id: department.id }, body: targetId === undefined ? {} : { targetId } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: departmentsOptions.queryKey });
      onClose();
    },
  });
  return (
    <FormDialog
      title={formatMessage(s.deleteTitle, { name: department.name })}
      cancelLabel={formatMessage(s.cancel)}
      submitLabel={formatMessage(s.delete)}
      tone="danger"
      isPending={isPending}
      errorMessage={error ? describe(error) : undefined}
      onSubmit={() => {
        setTried(true);
        if (isEmpty || targetId !== undefined) mutate();
      }}
      onCancel={onClose}
    >
      <p>{isEmpty ? formatMessage(s.deleteEmpty) : formatMessage(s.deleteHelp, { people: department.peopleCount, departments: below })}</p>
      {!isEmpty && (
        <Select
          label={formatMessage(s.target)}
          value={targetId === undefined ? null : String(targetId)}
          onChange={(key) => setTargetId(Number(key))}
          errorMessage={wasTried && targetId === undefined ? formatMessage(s.targetRequired) : undefined}
        >
          {targetsFor(department, departments).map(({ id, name }) => (
            <SelectItem key={id} id={String(id)}>
              {name}
            </SelectItem>
          ))}
        </Select>
      )}
    </FormDialog>
  );
}
