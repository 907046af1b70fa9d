export { type Attachment, AttachmentList, type AttachmentListProps } from './AttachmentList.tsx';
export { extensionOf, FileIcon, type FileIconProps } from './FileIcon.tsx';
