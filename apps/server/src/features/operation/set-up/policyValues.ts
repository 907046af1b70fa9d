import { isOwnSkin } from '@jinshu/api';
import type { PathTable } from './names.ts';

type Apps = { departments?: unknown[] }[];

/** Changes the departments in the list of applications, the only value that names some. */
const withDepartments = (name: string, value: unknown, change: (departments: unknown[]) => unknown[]): unknown =>
  name === 'app_list' && Array.isArray(value)
    ? (value as Apps).map((app) => (app.departments ? { ...app, departments: change(app.departments) } : app))
    : value;

/** Takes out the skins that the organization has made: their numbers mean nothing elsewhere. Returns `undefined` if nothing is left. */
function withoutOwnSkins(name: string, value: unknown): unknown {
  if (name === 'skin_name' && isOwnSkin(String(value))) return undefined;
  if (name !== 'skins' || !Array.isArray(value)) return value;
  const kept = value.filter((skin) => !isOwnSkin(String(skin)));
  return kept.length > 0 ? kept : undefined;
}

/** The value of a policy as the file has it: departments by their names, without deleted ones. `undefined` if the file can't have it. */
export const inFile = (name: string, given: unknown, departments: PathTable): unknown =>
  withDepartments(name, withoutOwnSkins(name, given), (ids) =>
    ids.flatMap((id) => [departments.pathOf(Number(id))].filter((path) => path !== null)),
  );

/** The value of a policy as the server has it. */
export const onServer = (name: string, value: unknown, departments: PathTable): unknown =>
  withDepartments(name, value, (paths) => paths.map((path) => departments.need((Array.isArray(path) ? path : [path]).map(String))));
