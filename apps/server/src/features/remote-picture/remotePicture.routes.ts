import { listRemotePictures, Problem, showRemotePicture } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { findMessage } from '../../mail/message/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { openMailFile } from '../attachment/index.ts';
import { type LetterRef, openLetterFiles } from '../sealed-letter/index.ts';
import { type Network, PictureRefusal } from './fetchPicture.ts';
import { findPictures } from './findPictures.ts';
import { rememberPictures } from './rememberPictures.ts';
import { isPictureSigned, pictureAddress } from './signPicture.ts';

/** Returns the HTML that the reader sees: of the message, of the message unlocked with its password, or of an attached message. */
async function htmlOf(deps: Deps, { sid, ...ref }: LetterRef & { sid: string | undefined }): Promise<string> {
  if (sid !== undefined) return (await openMailFile(deps, { ...ref, sid })).facts.html ?? '';
  const letter = await openLetterFiles(deps, ref);
  if (letter) return letter.html ?? '';
  const { content } = await findMessage(deps.db, ref);
  return content?.html ?? '';
}

/** RED: remote images of messages, after the reader's consent. */
export async function remotePictureRoutes(app: FastifyInstance, deps: Deps, network?: Network): Promise<void> {
  const bring = rememberPictures(network);

  route(app, listRemotePictures, async ({ session: { key: sessionKey, mailboxId }, query: { sid, ...ref } }) => {
    const html = await htmlOf(deps, { sessionKey, mailboxId, sid, ...ref });
    const own = new URL(deps.config.publicUrl).origin;
    const urls = findPictures(html).filter((url) => new URL(url).origin !== own);
    return {
      count: urls.length,
      results: await Promise.all(urls.map(async (url) => ({ url, address: await pictureAddress(deps, mailboxId, url) }))),
    };
  });

  route(app, showRemotePicture, async ({ session: { mailboxId }, query: { url, until, signature } }) => {
    if (!(await isPictureSigned(deps, { mailboxId, url, until }, signature))) throw new Problem('forbidden');
    const { type, bytes } = await bring(url).catch((error: unknown) => {
      if (!(error instanceof PictureRefusal)) throw error;
      deps.log.debug({ reason: error.reason }, 'a picture from elsewhere was not brought');
      throw new Problem('not-found');
    });
    return { bytes, type, size: bytes.length, fileName: `picture.${type.slice('image/'.length)}`, isInline: true };
  });
}
