export { ImportFile } from './ImportFile.tsx';
export { ImportFoot } from './ImportFoot.tsx';
export { ImportRows } from './ImportRows.tsx';
export { ImportCounts, ImportSide } from './ImportSide.tsx';
export { importFieldStrings, importOutcomeStrings, importReasonStrings, peopleImportStrings } from './people-import.strings.ts';
