import { changeDepartment, createDepartment, deleteDepartment, type OperationDepartment } from '@jinshu/api';
import { api } from '../../core/api/index.ts';
import { departmentsOptions } from '../../core/organization/index.ts';
import type { OrderedTree } from '../../core/tree/index.ts';
import { departmentStrings } from './department.strings.ts';

/** The tree of departments (BAK-23 to BAK-25). */
export const departmentTree: OrderedTree<OperationDepartment> = {
  options: departmentsOptions,
  create: (body) => api.call(createDepartment, { body }),
  change: (id, body) => api.call(changeDepartment, { params: { id }, body }),
  remove: (id, targetId) => api.call(deleteDepartment, { params: { id }, body: targetId === undefined ? {} : { targetId } }),
  nameTaken: 'department-name-taken',
  countsOf: ({ peopleCount, allPeopleCount }) => ({ own: peopleCount, all: allPeopleCount }),
  addressOf: (id) => `/operation/departments/${id}`,
  words: departmentStrings,
};
