export { type ExportFormat, exportMessages } from './exportMessages.ts';
export { foldersOf } from './importExport.repository.ts';
export { type ImportResult, importMessages } from './importMessages.ts';
export { importFailures } from './storeImported.ts';
