import type { DirectoryCounts, PersonImportOutcome } from '@jinshu/api';

/** Result of a synchronization, or of a dry run. */
export interface DirectoryReport {
  /** Paths of the departments that are new. */
  departments: string[];
  /** Addresses of the people that are new, changed and unchanged. */
  people: Record<PersonImportOutcome, string[]>;
  /** Addresses of the people that the directory has no more, and of those who are back. */
  disabled: string[];
  enabled: string[];
  /** Whether so many people are missing that no one was disabled. */
  isHalted: boolean;
  /** People that could not be taken over, with the field and the reason. */
  faults: { address: string; field: string; reason: string }[];
}

/** Returns an empty report. */
export const createReport = (): DirectoryReport => ({
  departments: [],
  people: { new: [], changed: [], unchanged: [], faulty: [] },
  disabled: [],
  enabled: [],
  isHalted: false,
  faults: [],
});

/** Returns the numbers of a report. */
export const countsOf = ({ departments, people, disabled, enabled, faults }: DirectoryReport): DirectoryCounts => ({
  departmentCount: departments.length,
  newCount: people.new.length,
  changedCount: people.changed.length,
  unchangedCount: people.unchanged.length,
  disabledCount: disabled.length,
  enabledCount: enabled.length,
  leftOutCount: faults.length,
});
