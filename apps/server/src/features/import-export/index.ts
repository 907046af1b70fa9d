export { type ExportFormat, exportMessages } from './exportMessages.ts';
export { foldersOf } from './importExport.repository.ts';
export { type ImportResult, importFailures, importMessages } from './importMessages.ts';
