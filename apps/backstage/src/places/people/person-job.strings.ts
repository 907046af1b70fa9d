import type { MessageDescriptor } from 'react-intl';

/** Words of the page of a job about many people. */
export const personJobStrings = {
  /** Heading. */
  titleImport: { id: 'person-job.titleImport' },
  /** Heading. */
  titleBulk: { id: 'person-job.titleBulk' },
  /** Name of the progress. */
  progress: { id: 'person-job.progress' },
  /** Rows that are done, of all. */
  doneOf: { id: 'person-job.doneOf' },
  runs: { id: 'person-job.runs' },
  finished: { id: 'person-job.finished' },
  /** Card. */
  results: { id: 'person-job.results' },
  /** Card. */
  file: { id: 'person-job.file' },
  fileHelp: { id: 'person-job.fileHelp' },
  fileWaits: { id: 'person-job.fileWaits' },
  fileTaken: { id: 'person-job.fileTaken' },
  downloadCsv: { id: 'person-job.downloadCsv' },
  downloadXlsx: { id: 'person-job.downloadXlsx' },
  /** In place of an outcome. */
  waits: { id: 'person-job.waits' },
} as const satisfies Record<string, MessageDescriptor>;

/** Outcomes of a row. */
export const jobOutcomeStrings = {
  created: { id: 'person-job.outcome.created' },
  changed: { id: 'person-job.outcome.changed' },
  unchanged: { id: 'person-job.outcome.unchanged' },
  failed: { id: 'person-job.outcome.failed' },
  skipped: { id: 'person-job.outcome.skipped' },
} as const satisfies Record<string, MessageDescriptor>;
