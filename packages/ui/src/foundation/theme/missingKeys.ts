import { contract } from './contract.ts';

interface Names {
  readonly [key: string]: null | Names;
}

const { density: _, art, shape, color, ...rest } = contract;
const { solid, text } = color.status.danger;
const status = { solid, text };
const { header, sidebar, login } = art;
const { selection: __, ...colors } = color;

/** Keys that a skin has to give: the contract without what is derived, and keys that have no variable. */
const required: Names = {
  meta: { id: null, name: { zhHans: null, zhHant: null, en: null }, colorScheme: null },
  color: {
    ...colors,
    accent: { base: null },
    status: { danger: status, warning: status, success: status, info: status },
  },
  ...rest,
  shape: { unreadMark: shape.unreadMark },
  density: { default: null },
  art: { header, sidebar, login },
};

/** Returns the paths that an input of `defineSkin` lacks, such as `color.text.link`. A group that is missing as a whole is one path. */
export function missingKeys(given: unknown, names = required, path: readonly string[] = []): string[] {
  return Object.entries(names).flatMap(([key, below]) => {
    const value = (given as Record<string, unknown>)[key];
    const here = [...path, key];
    if (value === undefined || value === null || (below !== null && typeof value !== 'object')) return [here.join('.')];
    return below === null ? [] : missingKeys(value, below, here);
  });
}
