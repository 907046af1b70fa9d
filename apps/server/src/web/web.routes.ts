import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendNotFound } from '../http/problems.ts';

/** Where the built webmail lies. */
export const webmailDist = path.resolve(import.meta.dirname, '../../../webmail/dist');

/** Mail shows pictures from anywhere when the reader permits it, and brings no script, no frame and no form to elsewhere. */
const contentPolicy = [
  "default-src 'self'",
  "img-src 'self' data: blob: https: http:",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws: wss:",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

const page = (title: string, text: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main style="max-width:40rem;margin:15vh auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif"><h1>${title}</h1><p>${text}</p></main></html>`;

const sendPage = (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', contentPolicy)
    .send(html);

/** The webmail at `/`, and what stands at the addresses around it. Unknown addresses of the webmail get its page, which knows its own routes. */
export async function webRoutes(app: FastifyInstance, { dist = webmailDist }: { dist?: string } = {}): Promise<void> {
  const isBuilt = existsSync(path.join(dist, 'index.html'));
  const sendIndex = (reply: FastifyReply): void => {
    if (isBuilt) reply.sendFile('index.html');
    else sendPage(reply, 503, page('Jinshu', 'The webmail has not been built. Start it with <code>pnpm start</code>, which does so.'));
  };

  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: dist,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, file) {
        const isHashed = /[/\\]assets[/\\]/.test(file);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (/\.html(\.br|\.gz)?$/.test(file)) reply.header('content-security-policy', contentPolicy);
      },
    });
  }

  // These handlers answer nothing: a reply that is returned from a promise is waited for once per promise around it.
  app.get('/', (_request, reply) => sendIndex(reply));
  app.get('/operation/', (_request, reply) => {
    sendPage(
      reply,
      200,
      page('Jinshu administration', 'Administration comes with the command line for now: <code>pnpm jinshu --help</code>.'),
    );
  });

  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    const isFile = /\.[a-z0-9]{1,8}$/i.test(pathname) || pathname.startsWith('/assets/');
    if (pathname === '/api' || pathname.startsWith('/api/')) sendNotFound(request, reply);
    else if (request.method !== 'GET' || isFile) reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    else sendIndex(reply.code(200));
  });
}
