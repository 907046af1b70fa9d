/** The keys of searches in the cache. Apart from the call, which only the result tab needs. */
export const searchKeys = { all: ['search'] } as const;
