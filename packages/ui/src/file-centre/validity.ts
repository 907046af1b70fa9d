/** How long a link to a file can hold. */
export const LINK_VALIDITIES = ['month', 'two-months', 'quarter', 'half-year', 'year', 'permanent'] as const;

/** How long a link to a file can hold. */
export type LinkValidity = (typeof LINK_VALIDITIES)[number];
