import type { PathTable } from './names.ts';

type Apps = { departments?: unknown[] }[];

/** Changes the departments in the list of applications, the only value that names some. */
const withDepartments = (name: string, value: unknown, change: (departments: unknown[]) => unknown[]): unknown =>
  name === 'app_list' && Array.isArray(value)
    ? (value as Apps).map((app) => (app.departments ? { ...app, departments: change(app.departments) } : app))
    : value;

/** The value of a policy as the file has it: departments by their names. Deleted ones are left out. */
export const inFile = (name: string, value: unknown, departments: PathTable): unknown =>
  withDepartments(name, value, (ids) => ids.flatMap((id) => [departments.pathOf(Number(id))].filter((path) => path !== null)));

/** The value of a policy as the server has it. */
export const onServer = (name: string, value: unknown, departments: PathTable): unknown =>
  withDepartments(name, value, (paths) => paths.map((path) => departments.need((Array.isArray(path) ? path : [path]).map(String))));
