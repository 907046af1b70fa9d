export { ExportMenu } from './ExportMenu.tsx';
export { FilterSelect } from './FilterSelect.tsx';
export { useLate } from './useLate.ts';
export { useListAddress } from './useListAddress.ts';
export { useListWords } from './useListWords.ts';
export { usePagedList } from './usePagedList.ts';
export { useWholeList } from './useWholeList.tsx';
