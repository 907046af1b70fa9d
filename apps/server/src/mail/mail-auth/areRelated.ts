const isWithin = (domain: string, parent: string) => domain === parent || domain.endsWith(`.${parent}`);

/** Whether two domains are of one organization. */
export const areRelated = (one: string, other: string): boolean => isWithin(one, other) || isWithin(other, one);
