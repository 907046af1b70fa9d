/** Keys of what the session is and may. */
export const sessionKeys = { all: ['session'] } as const;
