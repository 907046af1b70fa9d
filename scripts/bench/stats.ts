/** Durations of one measured operation, in milliseconds. */
export interface Timing {
  what: string;
  p50: number;
  p95: number;
  runs: number;
  /** Baseline of the same run: the minimum work possible. */
  baseline?: { what: string; p50: number } | undefined;
}

/** A count or a size. */
export interface Amount {
  what: string;
  unit: 'MB' | 'KB' | 'requests';
  value: number;
}

/** The value below which the share of values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Sums up what was measured. */
export const timingOf = (what: string, values: readonly number[], baseline?: Timing['baseline']): Timing => ({
  what,
  p50: percentile(values, 0.5),
  p95: percentile(values, 0.95),
  runs: values.length,
  baseline,
});

/** Runs an action again and again; the first tenth only warms up. */
export async function timesOf(runs: number, act: (run: number) => Promise<unknown>): Promise<number[]> {
  const values: number[] = [];
  const warm = Math.ceil(runs / 10);
  for (let run = 0; run < runs + warm; run += 1) {
    const start = performance.now();
    await act(run);
    if (run >= warm) values.push(performance.now() - start);
  }
  return values;
}
