export {
  deleteKeptFiles,
  findMessageFiles,
  holdKeptFile,
  insertKeptFile,
  type KeptFile,
  type KeptLink,
  recordSent,
  replaceDraftFiles,
  selectKeptFileByMd5,
  selectKeptFiles,
  selectKeptFilesById,
  selectMovable,
  selectUses,
  toStoredAttachment,
} from './attachment.repository.ts';
export { refuseExecutables } from './refuseExecutables.ts';
export { safeType } from './safeType.ts';
export { md5Of, storeForSending } from './storeForSending.ts';
export { distinctNames, type FileToZip, zipFiles, zipPaths } from './zipFiles.ts';
