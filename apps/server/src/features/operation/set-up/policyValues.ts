import { isOwnSkin, ownSkinName } from '@jinshu/api';
import { isSkinReference } from './skinNames.ts';
import type { World } from './world.ts';

/** Names that values of policies have. */
export type PolicyNames = Pick<World, 'departments' | 'skins'>;

type Apps = { departments?: unknown[] }[];

/** Changes the departments in the list of applications, the only value that names some. */
const withDepartments = (name: string, value: unknown, change: (departments: unknown[]) => unknown[]): unknown =>
  name === 'app_list' && Array.isArray(value)
    ? (value as Apps).map((app) => (app.departments ? { ...app, departments: change(app.departments) } : app))
    : value;

/** Changes the skins that users are offered, or the one that they have at first. Returns `undefined` if nothing is left. */
function withSkins(name: string, value: unknown, change: (skin: string) => string | null): unknown {
  if (name === 'skin_name' && typeof value === 'string') return change(value) ?? undefined;
  if (name !== 'skins' || !Array.isArray(value)) return value;
  const kept = value.map((skin) => (typeof skin === 'string' ? change(skin) : skin)).filter((skin) => skin !== null);
  return kept.length > 0 || value.length === 0 ? kept : undefined;
}

/** The value of a policy as the file has it: departments and own skins by their names, without deleted ones. `undefined` if none is left. */
export const inFile = (name: string, given: unknown, { departments, skins }: PolicyNames): unknown =>
  withDepartments(
    name,
    withSkins(name, given, (skin) => (isOwnSkin(skin) ? skins.nameOf(Number(skin.slice('own-'.length))) : skin)),
    (ids) => ids.flatMap((id) => [departments.pathOf(Number(id))].filter((path) => path !== null)),
  );

/**
 * The value of a policy as the server has it.
 * @throws {SetUpFault} if it has the name of nothing, or the number of a skin, which means another one elsewhere
 */
export const onServer = (name: string, value: unknown, { departments, skins }: PolicyNames): unknown =>
  withDepartments(
    name,
    withSkins(name, value, (skin) => (isSkinReference(skin) || isOwnSkin(skin) ? ownSkinName(skins.need(skin)) : skin)),
    (paths) => paths.map((path) => departments.need((Array.isArray(path) ? path : [path]).map(String))),
  );
