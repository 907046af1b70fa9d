import type { OperationDepartment } from '@jinshu/api';
import { DeleteDepartment } from './DeleteDepartment.tsx';
import { NewDepartment } from './NewDepartment.tsx';

/** Dialog of the page that is open. */
export type AskedOfDepartments = { newBelow: number | null } | 'delete';

export interface DepartmentDialogsProps {
  asked: AskedOfDepartments;
  selected: OperationDepartment | undefined;
  departments: readonly OperationDepartment[];
  onMade: (id: number) => void;
  onClose: () => void;
}

/** Dialogs of the departments. */
export function DepartmentDialogs({ asked, selected, departments, onMade, onClose }: DepartmentDialogsProps) {
  if (asked === 'delete') return selected && <DeleteDepartment department={selected} departments={departments} onClose={onClose} />;
  const made = (id: number) => {
    onClose();
    onMade(id);
  };
  return <NewDepartment parentId={asked.newBelow} onClose={onClose} onMade={made} />;
}
