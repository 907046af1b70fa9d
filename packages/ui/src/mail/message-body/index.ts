export type { QuoteWords } from './foldQuote.ts';
export { hasColours, isDesigned } from './isDesigned.ts';
export { preloadMessageBody } from './letterFrame.ts';
export type { MisleadingLink } from './linkTarget.ts';
export { MessageBody, type MessageBodyProps } from './MessageBody.tsx';
export { plainTextToHtml } from './plainTextToHtml.ts';
export { type SanitizedHtml, type SanitizeOptions, sanitizeMessageHtml } from './sanitizeMessageHtml.ts';
export { isDark as isDarkPage, useDarkPage } from './watchDarkness.ts';
