import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../db/index.ts';
import { sendNotFound } from '../http/index.ts';
import { helpRoutes } from './help.routes.ts';
import { plainPage } from './plainPage.ts';

/** Directory of the built webmail. */
export const webmailDist = path.resolve(import.meta.dirname, '../../../../webmail/dist');

/** Directory of the built back stage. */
const backStageDist = path.resolve(import.meta.dirname, '../../../../backstage/dist');

/**
 * Loads resources only from our own origin. This includes remote images in messages, which our server proxies with the reader's consent.
 * Inline scripts run only if the build added them. `'self'` includes the WebSocket of our host (CSP 3).
 */
const contentPolicy = (scriptHashes: readonly string[] = []) =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "img-src 'self' data: blob:",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

const scriptPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** Policy of each page, computed again when a new build has written the page. */
const policies = new Map<string, { writtenAt: number; policy: string }>();

function policyOf(file: string): string {
  const { mtimeMs: writtenAt } = statSync(file);
  const known = policies.get(file);
  if (known?.writtenAt === writtenAt) return known.policy;
  const scripts = readFileSync(file, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g);
  const policy = contentPolicy([...scripts].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`));
  policies.set(file, { writtenAt, policy });
  return policy;
}

const sendPage = (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', contentPolicy())
    .send(html);

/** Serves the files of a built app below an address. */
const serveFiles = (app: FastifyInstance, root: string, prefix: string, decorateReply: boolean) =>
  app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const isHashed = /[/\\]assets[/\\]/.test(file);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // A worker is a page of its own: it loads its parts, and asks our server.
      if (/\.m?js(\.br|\.gz)?$/.test(file)) reply.header('content-security-policy', scriptPolicy);
      if (/\.html(\.br)?$/.test(file)) reply.header('content-security-policy', policyOf(file.replace(/\.br$/, '')));
    },
  });

const sendUnbuilt = (reply: FastifyReply, name: string) =>
  sendPage(
    reply,
    503,
    plainPage('en', 'Jinshu', `<p>The ${name} has not been built. Start it with <code>pnpm start</code>, which does so.</p>`),
  );

/** Whether a path belongs to the back stage. */
const isBackStage = (pathname: string) => pathname === '/operation' || pathname.startsWith('/operation/');

export interface WebOptions {
  dist?: string | undefined;
  backStage?: string | undefined;
  /** Has what the organization set for its pages. */
  db: Db;
}

/**
 * Serves the webmail at `/`, the back stage at `/operation/` and the pages around them. Unknown URLs of an app return its page, which does
 * its own routing.
 */
export async function webRoutes(app: FastifyInstance, { dist = webmailDist, backStage = backStageDist, db }: WebOptions): Promise<void> {
  const isBuilt = existsSync(path.join(dist, 'index.html'));
  const isBackStageBuilt = existsSync(path.join(backStage, 'index.html'));
  const hasLogin = existsSync(path.join(dist, 'login.html'));
  const sendIndex = (reply: FastifyReply, pathname: string): void => {
    if (isBackStage(pathname)) {
      if (isBackStageBuilt) reply.sendFile('index.html', backStage);
      else sendUnbuilt(reply, 'back stage');
      return;
    }
    // Where the login shows, its page brings it along.
    if (isBuilt) reply.sendFile(hasLogin && /^\/(login\/?)?$/.test(pathname) ? 'login.html' : 'index.html');
    else sendUnbuilt(reply, 'webmail');
  };

  if (isBuilt) await serveFiles(app, dist, '/', true);
  if (isBackStageBuilt) await serveFiles(app, backStage, '/operation/', !isBuilt);

  helpRoutes(app, { db, sendPage, dist: isBuilt ? dist : undefined });

  // Don't return the reply from these handlers: Fastify would wait for it once per enclosing promise.
  app.get('/', (_request, reply) => sendIndex(reply, '/'));
  app.get('/operation/', (_request, reply) => sendIndex(reply, '/operation/'));

  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    // The address of a folder or a domain can end like a file. Browsers request it as a page.
    const isPage = request.headers.accept?.includes('text/html') || !/\.[a-z0-9]{1,8}$/i.test(pathname);
    const isFile = !isPage || /^(\/operation)?\/assets\//.test(pathname);
    if (pathname === '/api' || pathname.startsWith('/api/')) sendNotFound(request, reply);
    else if (request.method !== 'GET' || isFile) reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    else sendIndex(reply.code(200), pathname);
  });
}
