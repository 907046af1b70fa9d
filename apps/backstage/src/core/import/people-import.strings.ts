import type { MessageDescriptor } from 'react-intl';

/** Words of the import of people. */
export const peopleImportStrings = {
  /** Button of the list, and heading of the page. */
  title: { id: 'people-import.title' },
  /** Link to the list. */
  back: { id: 'people-import.back' },
  /** Steps. */
  stepFile: { id: 'people-import.stepFile' },
  stepCheck: { id: 'people-import.stepCheck' },
  stepImport: { id: 'people-import.stepImport' },
  /** Name of the zone for the file. */
  file: { id: 'people-import.file' },
  fileHelp: { id: 'people-import.fileHelp' },
  /** The zone was given another type of file. */
  fileType: { id: 'people-import.fileType' },
  sampleHelp: { id: 'people-import.sampleHelp' },
  sampleCsv: { id: 'people-import.sampleCsv' },
  sampleXlsx: { id: 'people-import.sampleXlsx' },
  /** While the file is read. */
  checking: { id: 'people-import.checking' },
  /** Beside the heading. */
  fileRows: { id: 'people-import.fileRows' },
  /** Filter of the rows. */
  rows: { id: 'people-import.rows' },
  all: { id: 'people-import.all' },
  /** Column. */
  row: { id: 'people-import.row' },
  /** Column. */
  result: { id: 'people-import.result' },
  /** A fault: column and reason. */
  fault: { id: 'people-import.fault' },
  /** A known person: the columns that change. */
  changes: { id: 'people-import.changes' },
  /** Card. */
  results: { id: 'people-import.results' },
  ignored: { id: 'people-import.ignored' },
  /** Card. */
  options: { id: 'people-import.options' },
  /** A box. */
  mustChange: { id: 'people-import.mustChange' },
  /** A box. */
  allOrNothing: { id: 'people-import.allOrNothing' },
  passwordHelp: { id: 'people-import.passwordHelp' },
  /** Button: the rows without faults. */
  start: { id: 'people-import.start' },
  /** Button with all or nothing. */
  startAll: { id: 'people-import.startAll' },
  /** Button. */
  otherFile: { id: 'people-import.otherFile' },
  noRows: { id: 'people-import.noRows' },
} as const satisfies Record<string, MessageDescriptor>;

/** Results of a row. */
export const importOutcomeStrings = {
  new: { id: 'people-import.outcome.new' },
  changed: { id: 'people-import.outcome.changed' },
  unchanged: { id: 'people-import.outcome.unchanged' },
  faulty: { id: 'people-import.outcome.faulty' },
} as const satisfies Record<string, MessageDescriptor>;

/** Columns of a file of people. */
export const importFieldStrings = {
  name: { id: 'people-import.field.name' },
  address: { id: 'people-import.field.address' },
  employeeNumber: { id: 'people-import.field.employeeNumber' },
  department: { id: 'people-import.field.department' },
  position: { id: 'people-import.field.position' },
  englishName: { id: 'people-import.field.englishName' },
  mobile: { id: 'people-import.field.mobile' },
  mailLevel: { id: 'people-import.field.mailLevel' },
  attachLevel: { id: 'people-import.field.attachLevel' },
  quotaBytes: { id: 'people-import.field.quotaBytes' },
  diskQuotaBytes: { id: 'people-import.field.diskQuotaBytes' },
} as const satisfies Record<string, MessageDescriptor>;

/** Why a cell is faulty. */
export const importReasonStrings = {
  missing: { id: 'people-import.reason.missing' },
  'too-long': { id: 'people-import.reason.too-long' },
  repeated: { id: 'people-import.reason.repeated' },
  'address-invalid': { id: 'people-import.reason.address-invalid' },
  'domain-unknown': { id: 'people-import.reason.domain-unknown' },
  'address-taken': { id: 'people-import.reason.address-taken' },
  'other-person': { id: 'people-import.reason.other-person' },
  'department-unknown': { id: 'people-import.reason.department-unknown' },
  'department-ambiguous': { id: 'people-import.reason.department-ambiguous' },
  'out-of-reach': { id: 'people-import.reason.out-of-reach' },
  'level-invalid': { id: 'people-import.reason.level-invalid' },
  'level-conflict': { id: 'people-import.reason.level-conflict' },
  'capacity-invalid': { id: 'people-import.reason.capacity-invalid' },
} as const satisfies Record<string, MessageDescriptor>;
