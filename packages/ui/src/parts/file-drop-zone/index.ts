export { FileDropZone, type FileDropZoneProps } from './FileDropZone.tsx';
export type { DroppedFile } from './readDrop.ts';
