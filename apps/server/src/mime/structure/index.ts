export { type ParsedAttachment, type ParsedMessage, parseMessage, unparsedMessage } from './parseMessage.ts';
export { parseParts } from './parts.ts';
export { type MailReport, type ReportedRecipient, readReport } from './report.ts';
export { cutSkeleton, type HashedBytes, joinSkeleton, type Piece } from './skeleton.ts';
export type { MailList, MailTraits } from './traits.ts';
