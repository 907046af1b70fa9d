import { changeDepartment, type OperationDepartment } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import type { OrderPlace } from '@jinshu/ui/back-stage';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { departmentsOptions } from '../../core/organization/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { departmentStrings as s } from './department.strings.ts';

/** Returns what moves a department with everything below it (BAK-24). */
export function useMoveDepartment(departments: readonly OperationDepartment[]): (id: number, place: OrderPlace) => void {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ id, version, place }: { id: number; version: number; place: OrderPlace; name: string }) =>
      api.call(changeDepartment, { params: { id }, body: { version, place } }),
    onSuccess: (_, { name }) => toasts.add({ message: formatMessage(s.moved, { name }), tone: 'success' }),
    onError: (failed) => toasts.add({ message: describe(failed), tone: 'danger' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: departmentsOptions.queryKey }),
  });
  return (id, place) => {
    const moved = departments.find((one) => one.id === id);
    if (moved) mutate({ id, version: moved.version, name: moved.name, place });
  };
}
