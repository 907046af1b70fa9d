import type { MessageBodyProps } from '@jinshu/ui/message-body';

// Stands in for the part of that name: the document of the tests refuses what the cleaner of letters does with its own.

/** Says which of the bodies shows. */
export const MessageBody = ({ html, text, mode = 'html' }: MessageBodyProps) => (
  <div title="Message body">{html !== undefined && (mode === 'html' || text === undefined) ? html : text}</div>
);
