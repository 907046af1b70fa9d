import type { Resolve } from '../platform/network/index.ts';

/** Name servers that know no record: tests ask none outside. */
export const noNames: Resolve = async () => {
  throw Object.assign(new Error('no record'), { code: 'ENODATA' });
};
