export { AddAttachment, type AddAttachmentProps } from './AddAttachment.tsx';
export { AttachmentDropZone, type AttachmentDropZoneProps } from './AttachmentDropZone.tsx';
export { type Upload, UploadList, type UploadListProps, type UploadState } from './UploadList.tsx';
export { UploadPanel, type UploadPanelProps } from './UploadPanel.tsx';
