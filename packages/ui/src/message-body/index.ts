export { MessageBody, type MessageBodyProps } from './MessageBody.tsx';
export { plainTextToHtml } from './plainTextToHtml.ts';
export { type SanitizedHtml, type SanitizeOptions, sanitizeMessageHtml } from './sanitizeMessageHtml.ts';
