import { createHmac, randomBytes } from 'node:crypto';
import { Problem } from '@jinshu/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safeType } from '../../mail/attachment/index.ts';
import { updateDeliveryRead } from '../../mail/message/index.ts';
import { selectSealedLetter } from '../../mail/sealed-letter/index.ts';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { contentDisposition } from '../../platform/http/index.ts';
import { serverKey } from '../../platform/server-key/index.ts';
import { cookieOptions } from '../../platform/session/index.ts';
import { pageLanguage } from '../../platform/web/index.ts';
import { forgetLetter, noteBurned, readingMs } from '../burn/index.ts';
import { type Letter, openLetter } from '../sealed-letter/index.ts';
import { type FoundLink, linkLife, selectLink, takeLinkReading, tokenHash } from './letterLink.repository.ts';
import { type PageState, renderPage } from './renderLetterPage.ts';

/** Runs no scripts, loads nothing from other servers, and cannot be framed. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const fileLimit = 8192;
const pagesPerMinute = 60;

/** Cookie that marks a browser in which the message was opened before. It grants no access. */
const readerCookie = 'jinshu_reader';

async function readerMark({ db }: Deps, { tokenHash: hash }: Pick<FoundLink, 'tokenHash'>): Promise<string> {
  const key = await serverKey(db, 'known-devices', async () => randomBytes(32));
  return createHmac('sha256', key)
    .update(`letter:${hash.toString('hex')}`)
    .digest('base64url');
}

type Fields = Record<string, string | undefined>;

const sendPage = (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': pagePolicy, 'x-robots-tag': 'noindex, nofollow' })
    .send(html);

async function tellRead({ db, now }: Deps, { mailboxId, submissionId, recipient, messageId }: FoundLink): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    if (await updateDeliveryRead(tx, { mailboxId, submissionId, messageId }, recipient, now()))
      await recordChange(tx, mailboxId, { type: 'delivery.changed', messageId });
  });
}

const languageOf = (request: FastifyRequest) =>
  pageLanguage((request.query as Fields).lang ?? (request.body as Fields | undefined)?.lang, request.headers['accept-language']);

const gone = (request: FastifyRequest, reply: FastifyReply) =>
  sendPage(reply, 404, renderPage({ kind: 'gone' }, { language: languageOf(request), path: request.url.split('?', 1)[0] ?? '' }));

/** Finds the link and the message that a request names by its token. */
async function find({ db, now }: Deps, request: FastifyRequest) {
  const { token } = request.params as { token: string };
  const link = /^[\w-]{32}$/.test(token) ? await selectLink(db, tokenHash(token), now()) : undefined;
  const letter = link && (await selectSealedLetter(db, link.sealedId, now()));
  return link && letter ? { token, link, letter } : undefined;
}

/** Opens a message with the password of the form. */
async function unlock(deps: Deps, request: FastifyRequest, { link, letter }: NonNullable<Awaited<ReturnType<typeof find>>>) {
  const { password } = (request.body ?? {}) as Fields;
  const known = request.cookies[readerCookie] === (await readerMark(deps, link)) ? 'reader' : null;
  return openLetter(deps, letter, password, { key: `link:${link.tokenHash.toString('hex')}`, ip: request.ip, known });
}

/** Page on which an external recipient reads a password-protected message (RED-62): no script, no session, a single message. */
export async function letterPageRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, now } = deps;
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: fileLimit }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const options = { config: { rateLimit: { max: pagesPerMinute, timeWindow: 60_000, allowList: [] } } };

  app.get('/letter/:token', options, async (request, reply) => {
    const found = await find(deps, request);
    if (!found || found.link.burnLeft === 0) return gone(request, reply);
    const { link, letter, token } = found;
    const closed: PageState = { kind: 'closed', link, letter };
    return sendPage(reply, 200, renderPage(closed, { language: languageOf(request), path: `/letter/${token}` }));
  });

  app.post('/letter/:token', options, async (request, reply) => {
    const found = await find(deps, request);
    if (!found) return gone(request, reply);
    const { link, letter, token } = found;
    const place = { language: languageOf(request), path: `/letter/${token}` };
    let opened: Letter;
    try {
      opened = await unlock(deps, request, found);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code === 'mail-not-found') return gone(request, reply);
      return sendPage(reply, 403, renderPage({ kind: 'closed', link, letter, problem: error.code }, place));
    }
    // Wrong passwords from elsewhere must not lock out a browser in which the message was opened before.
    reply.setCookie(readerCookie, await readerMark(deps, link), {
      ...cookieOptions(deps.config),
      path: place.path,
      maxAge: linkLife / 1000,
    });
    let left: number | null = null;
    if (letter.burnLimit !== null) {
      const taken = await db.transaction().execute((tx) => takeLinkReading(tx, link.tokenHash, new Date(now().getTime() + readingMs)));
      if (taken === undefined) return gone(request, reply);
      left = taken;
    }
    await tellRead(deps, link);
    if (left === 0) {
      await noteBurned(deps, letter.id, link.recipient);
      await forgetLetter(deps, letter.id);
    }
    const password = (request.body as Fields | null)?.password;
    return sendPage(reply, 200, renderPage({ kind: 'open', link, letter, opened, left, password }, place));
  });

  // Its files come by a form: the password is in no address, and no link of a file lives on.
  app.post('/letter/:token/file', options, async (request, reply) => {
    const found = await find(deps, request);
    const isReading = found && (found.letter.burnLimit === null || (found.link.readingUntil ?? new Date(0)) > now());
    if (!found || !isReading) return gone(request, reply);
    const { files } = await unlock(deps, request, found);
    const file = files.find(({ sid }) => sid === (request.body as Fields).sid);
    if (!file) return gone(request, reply);
    return reply
      .type(safeType(file.type).type)
      .headers({
        'content-disposition': contentDisposition(file.name),
        'cache-control': 'no-store',
        'content-security-policy': "sandbox; default-src 'none'",
      })
      .send(file.bytes);
  });
}
