import type { MessageBodyProps } from '@jinshu/ui/message-body';
import { useEffect } from 'react';

// Replacement for the `MessageBody` component: the test DOM rejects what the HTML sanitizer does with its document.

const remote = /src="(https?:[^"]+)"/;

/** Shows the HTML or the text, and the URL of the first remote image. */
export const MessageBody = ({ html, text, mode = 'html', resolveRemote, onRemoteImages, onMisleadingLink }: MessageBodyProps) => {
  const url = remote.exec(html ?? '')?.[1];
  useEffect(() => onRemoteImages?.(url !== undefined), [url, onRemoteImages]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a test presses what would be a link inside
    <div
      title="Message body"
      data-picture={url && resolveRemote?.(url)}
      onDoubleClick={() => onMisleadingLink?.({ href: 'https://bank.example:x@evil.example/', text: 'https://bank.example/' })}
    >
      {html !== undefined && (mode === 'html' || text === undefined) ? html : text}
    </div>
  );
};

/** Cleans nothing. */
export const sanitizeMessageHtml = (html: string) => ({ html, bodyStyle: '', bodyClass: '', hasRemoteImages: false });

/** There is no frame to be made ahead. */
export const preloadMessageBody = () => undefined;

/** The page of the tests has no skin. */
export const isDarkPage = () => false;
export const useDarkPage = () => false;
export const hasColors = () => false;
export const isDesigned = () => false;
