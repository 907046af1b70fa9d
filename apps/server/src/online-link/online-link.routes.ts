import { convertToLinks as convertToLinksEndpoint, downloadByLink as downloadByLinkEndpoint, listDownloadRecords } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import type { BlobAnswer } from '../http/BlobAnswer.ts';
import { route } from '../http/route.ts';
import { convertToLinks } from './convertToLinks.ts';
import { downloadByLink } from './downloadByLink.ts';
import { hasPage, languageOf, linkPage } from './linkPage.ts';
import { selectDownloads } from './onlineLink.repository.ts';

/** ATT: files that go with a letter as links. */
export async function onlineLinkRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, convertToLinksEndpoint, async ({ session: { mailboxId, accountId }, body: { validity = 'month', ...ids } }) => {
    const results = await convertToLinks(deps, { mailboxId, accountId, ids, validity });
    return { count: results.length, results };
  });

  route(app, downloadByLinkEndpoint, async ({ query: { token }, request, reply }): Promise<BlobAnswer> => {
    const { headers, ip } = request;
    try {
      return await downloadByLink(deps, { token, ip, range: headers.range });
    } catch (error) {
      // A person in front of a browser reads a page; a program gets the problem as from any other call.
      if (!hasPage(error) || !headers.accept?.includes('text/html')) throw error;
      reply.code(error.status);
      const page = linkPage(error.code, languageOf(headers['accept-language']));
      return { bytes: Buffer.from(page), fileName: 'link.html', type: 'text/html; charset=utf-8', isInline: true };
    }
  });

  route(app, listDownloadRecords, async ({ session: { mailboxId }, query }) => {
    const { count, records } = await selectDownloads(deps.db, { mailboxId, ...query });
    return { count, results: records.map(({ at, ...record }) => ({ ...record, at: at.toISOString() })) };
  });
}
