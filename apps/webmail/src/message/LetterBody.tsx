import { downloadAttachment } from '@jinshu/api';
import { LetterSheet } from '@jinshu/ui/mailbox-layout';
import { MessageBody, type MisleadingLink } from '@jinshu/ui/message-body';
import { Suspense, useCallback, useState } from 'react';
import { useAccount } from '../app/AccountProvider.tsx';
import { useBeginMail } from '../compose/useBeginMail.ts';
import { lazyPart } from '../language/lazyPart.ts';
import type { LetterInFolder } from '../sender-check/RemotePictures.tsx';
import type { Pictures, ReadingPlace } from './readingPlaces.ts';

const RemotePictures = lazyPart(async () => (await import('../sender-check/RemotePictures.tsx')).RemotePictures);
const LinkQuestion = lazyPart(async () => (await import('../sender-check/LinkQuestion.tsx')).LinkQuestion);

export interface LetterBodyProps {
  message: LetterInFolder;
  /** Of a mail that is a file of the one in the folder. */
  sid?: string | undefined;
  mode: 'html' | 'text';
  /** How its reader wants the letters of its sender in a dark skin. */
  inDark?: 'adapted' | 'original' | undefined;
  /** With which the pictures of a mail are fetched that a password has opened (RED-62). */
  grant?: string | undefined;
  /** Where it is kept that its pictures are shown. */
  place: ReadingPlace;
}

/** What a mail says. Pictures from elsewhere wait for consent, and then come through our own server. */
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
