/** Lifetimes of a link to a file. */
export const validities = ['month', 'two-months', 'quarter', 'half-year', 'year', 'permanent'] as const;

/** Lifetime of a link to a file. */
export type Validity = (typeof validities)[number];

const months: Readonly<Record<Exclude<Validity, 'permanent'>, number>> = {
  month: 1,
  'two-months': 2,
  quarter: 3,
  'half-year': 6,
  year: 12,
};

/** Returns the expiry of a link created at `from`, or `null` if it never expires. The 31st becomes the last day of a shorter month. */
export function endOfValidity(from: Date, validity: Validity): Date | null {
  if (validity === 'permanent') return null;
  const end = new Date(from);
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months[validity]);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return end;
}
