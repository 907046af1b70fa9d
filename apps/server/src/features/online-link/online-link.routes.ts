import { convertToLinks as convertToLinksEndpoint, downloadByLink as downloadByLinkEndpoint, listDownloadRecords } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { selectDownloads } from '../../mail/online-link/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route, sendBlob } from '../../platform/http/index.ts';
import { allowDisk } from '../disk/index.ts';
import { convertToLinks } from './convertToLinks.ts';
import { downloadByLink } from './downloadByLink.ts';
import { hasPage, languageOf, linkPage } from './linkPage.ts';

/** ATT: files sent as links. */
export async function onlineLinkRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, convertToLinksEndpoint, async ({ session, body: { validity, ...ids } }) => {
    const { mailboxId, accountId } = session;
    if (ids.netAttachments.length + ids.companyAttachments.length > 0) allowDisk(session);
    const results = await convertToLinks(deps, { mailboxId, accountId, ids, validity });
    return { count: results.length, results };
  });

  await app.register(async (links) => {
    // Browsers get a page even if the request failed before its handler. Programs get the problem, as for any other call.
    links.setErrorHandler(async (error, request, reply) => {
      const { accept, 'accept-language': language } = request.headers;
      if (!hasPage(error) || !accept?.includes('text/html')) throw error;
      const bytes = Buffer.from(linkPage(error.code, languageOf(language)));
      await sendBlob(request, reply.code(error.status), { bytes, fileName: 'link.html', type: 'text/html; charset=utf-8', isInline: true });
      return reply;
    });
    route(links, downloadByLinkEndpoint, ({ query: { token }, request: { ip, headers } }) =>
      downloadByLink(deps, { token, ip, range: headers.range }),
    );
  });

  route(app, listDownloadRecords, async ({ session: { mailboxId }, query }) => {
    const { count, records } = await selectDownloads(deps.db, { mailboxId, ...query });
    return { count, results: records.map(({ at, ...record }) => ({ ...record, at: at.toISOString() })) };
  });
}
