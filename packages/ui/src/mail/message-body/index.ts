export type { QuoteWords } from '../../foundation/safe-html/foldQuote.ts';
export { type SanitizedHtml, type SanitizeOptions, sanitizeMessageHtml } from '../../foundation/safe-html/sanitizeMessageHtml.ts';
export { hasColors, isDesigned } from './isDesigned.ts';
export { preloadMessageBody } from './letterFrame.ts';
export type { MisleadingLink } from './linkTarget.ts';
export { MessageBody, type MessageBodyProps } from './MessageBody.tsx';
export { plainTextToHtml } from './plainTextToHtml.ts';
export { isDark as isDarkPage, useDarkPage } from './watchDarkness.ts';
