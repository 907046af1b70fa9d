import type { PolicyScope } from '../../core/policy/index.ts';

/** The content is that of the whole organization. */
export const organisation: PolicyScope = { of: 'organisation' };
