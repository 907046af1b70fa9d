/** Validity periods of a file link. */
export const LINK_VALIDITIES = ['month', 'two-months', 'quarter', 'half-year', 'year', 'permanent'] as const;

/** Validity period of a file link. */
export type LinkValidity = (typeof LINK_VALIDITIES)[number];
