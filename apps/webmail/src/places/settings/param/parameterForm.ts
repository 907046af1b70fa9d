import type { Parameters } from '@jinshu/api';

const mebibyte = 1024 * 1024;

/** Fields whose value does not fit. */
export type ParameterFaults = Partial<Record<'diskThreshold' | 'draftAutosaveMinutes', true>>;

/** The parameters that differ. */
export const changesOf = (saved: Parameters, values: Parameters): (keyof Parameters)[] =>
  (Object.keys(values) as (keyof Parameters)[]).filter((name) => values[name] !== saved[name]);

const isWhole = (value: number, from: number, to: number) => Number.isInteger(value) && value >= from && value <= to;

/** The fields that have to be corrected before all can be saved. */
export const faultsOf = (values: Parameters): ParameterFaults => ({
  ...(values.movesLargeToDisk && !isWhole(values.diskThreshold / mebibyte, 1, 2048) && { diskThreshold: true as const }),
  ...(!isWhole(values.draftAutosaveMinutes, 1, 60) && { draftAutosaveMinutes: true as const }),
});

/** Attachments that move to the disk. */
export type DiskChoice = 'none' | 'all' | 'large';

/** Attachments that the two parameters move to the disk; `all` includes the large ones. */
export const diskChoiceOf = ({ movesAllToDisk, movesLargeToDisk }: Parameters): DiskChoice =>
  movesAllToDisk ? 'all' : movesLargeToDisk ? 'large' : 'none';

/** The parameters of a choice. */
export const ofDiskChoice = (choice: DiskChoice) => ({ movesAllToDisk: choice === 'all', movesLargeToDisk: choice === 'large' });

/** Bytes in MB as the form shows them. */
export const inMegabytes = (bytes: number): number => Math.round(bytes / mebibyte);
/** MB of the form in bytes. */
export const toBytes = (megabytes: number): number => megabytes * mebibyte;
