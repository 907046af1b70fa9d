export { type FormFile, filesOf, keptIds, toDraftAttachment } from './filesOf.ts';
