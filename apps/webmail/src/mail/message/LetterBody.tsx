import { downloadAttachment } from '@jinshu/api';
import { LetterSheet } from '@jinshu/ui/mailbox-layout';
import { MessageBody, type MisleadingLink } from '@jinshu/ui/message-body';
import { Suspense, useCallback, useState } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { useBeginMail } from '../draft/index.ts';
import type { Pictures, ReadingPlace } from '../letter/index.ts';
import { type LetterInFolder, LinkQuestion, RemotePictures } from '../sender-check/index.ts';

export interface LetterBodyProps {
  message: LetterInFolder;
  /** Id of an attached message; absent for the message in the folder. */
  sid?: string | undefined;
  mode: 'html' | 'text';
  /** Display of this sender's messages in a dark skin, as the reader set it. */
  inDark?: 'adapted' | 'original' | undefined;
  /** Grant for the image URLs of a message opened with a password (RED-62). */
  grant?: string | undefined;
  /** Stores whether remote images are shown. */
  place: ReadingPlace;
}

/** Body of a message. Remote images load only after consent, and only through our own server. */
export function LetterBody({ message, sid, mode, inDark, grant, place }: LetterBodyProps) {
  const { api } = useAccount();
  const { writeTo } = useBeginMail();
  const [hasRemoteImages, setHasRemote] = useState(false);
  const [pictures, setPictures] = useState(place.pictures);
  const takePictures = useCallback(
    (taken: Pictures | undefined) => {
      place.pictures = taken;
      setPictures(taken);
    },
    [place],
  );
  const [link, setLink] = useState<MisleadingLink>();
  const resolve = useCallback((url: string) => pictures?.get(url), [pictures]);
  const { uid, folder } = message;
  return (
    <>
      <Suspense>
        {hasRemoteImages && mode === 'html' && (
          <RemotePictures letter={{ ...message, sid, grant }} place={place} onPictures={takePictures} />
        )}
        {link && <LinkQuestion link={link} onClose={() => setLink(undefined)} />}
      </Suspense>
      <LetterSheet>
        <MessageBody
          html={message.isHtml ? message.html : undefined}
          text={message.isHtml && message.text === '' ? undefined : message.text}
          mode={mode}
          inDark={inDark}
          imagePath="/api/mail/"
          resolveRemote={pictures && resolve}
          onRemoteImages={setHasRemote}
          onMailto={(href) => writeTo(href)}
          onMisleadingLink={setLink}
          resolveCid={(contentId) => {
            const part = message.attachments.find((attachment) => attachment.contentId === contentId);
            return part && api.href(downloadAttachment, { query: { uid, folder, sid: part.sid, download: undefined, grant } });
          }}
        />
      </LetterSheet>
    </>
  );
}
