export { attachmentKeys, diskFilesOptions, pickerPageSize, storedAttachmentsOptions } from './attachment.queries.ts';
export { attachmentStrings } from './attachment.strings.ts';
export { describeRefusal } from './attachmentProblems.ts';
export { bigUploaderOf, type ComingFile, type DroppedHandles, diskUploaderOf, openerOf, rememberHandles, storedOf } from './bigUploader.ts';
export { nameOfTarget } from './sendingActor.ts';
export { settleOnDisk } from './settleOnDisk.ts';
