import type { MessageDescriptor } from 'react-intl';

/** Words of every table. */
export const listStrings = {
  /** Below the table. */
  range: { id: 'list.range' },
  /** Below a table whose rows are counted up to a number. */
  rangeOfMany: { id: 'list.rangeOfMany' },
  /** Below the table. */
  pageSize: { id: 'list.pageSize' },
  /** Loads again. */
  retry: { id: 'list.retry' },
  /** Opens the menu of the export. */
  export: { id: 'list.export' },
  exportCsv: { id: 'list.exportCsv' },
  exportXlsx: { id: 'list.exportXlsx' },
  exportVcf: { id: 'list.exportVcf' },
} as const satisfies Record<string, MessageDescriptor>;
