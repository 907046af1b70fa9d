import { type Language, textIn } from '@jinshu/api';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../db/index.ts';
import { readPolicies } from '../policy/index.ts';
import { textPage } from './textPage.ts';

/** Languages by the folders of the help pages. */
const languages: ReadonlyMap<string, Language> = new Map([
  ['zh_hans', 'zh-hans'],
  ['zh_hant', 'zh-tw'],
  ['en', 'en'],
]);
const titles: Record<Language, string> = { 'zh-hans': '帮助', 'zh-tw': '說明', en: 'Help' };

export interface HelpRoutesOptions {
  db: Db;
  sendPage: (reply: FastifyReply, status: number, html: string) => FastifyReply;
  /** Directory of the help of the product, if it is built. */
  dist: string | undefined;
}

/** The help: a page elsewhere, the text of the organization, or the help of the product (I18-06, BAK-89). */
export function helpRoutes(app: FastifyInstance, { db, sendPage, dist }: HelpRoutesOptions): void {
  app.get('/help/:folder/index.html', async (request, reply) => {
    const { folder } = request.params as { folder: string };
    const language = languages.get(folder);
    if (!language) return reply.callNotFound();
    const { help_url: url, help_pages: pages } = await readPolicies(db);
    if (url !== '') return reply.header('cache-control', 'no-cache').redirect(url, 302);
    const text = textIn(pages, language);
    if (text.trim() !== '') return sendPage(reply, 200, textPage(language, titles[language], text));
    return dist === undefined ? reply.callNotFound() : reply.sendFile(`help/${folder}/index.html`, dist);
  });
}
