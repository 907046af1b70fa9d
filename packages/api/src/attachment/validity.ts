/** How long a link to a file holds (ATT-31). */
export const validities = ['month', 'two-months', 'quarter', 'half-year', 'year', 'permanent'] as const;

/** How long a link to a file holds. */
export type Validity = (typeof validities)[number];

const months: Readonly<Record<Exclude<Validity, 'permanent'>, number>> = {
  month: 1,
  'two-months': 2,
  quarter: 3,
  'half-year': 6,
  year: 12,
};

/** When a link ends that begins at a moment; `null` for never. The 31st counts as the last day of a month that has none. */
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
