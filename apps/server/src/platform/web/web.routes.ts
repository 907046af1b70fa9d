import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Language } from '@jinshu/api';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendNotFound } from '../http/problems.ts';
import { pageLanguage } from './pageLanguage.ts';
import { plainPage } from './plainPage.ts';

/** Directory of the built webmail. */
export const webmailDist = path.resolve(import.meta.dirname, '../../../../webmail/dist');

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

const administration: Record<Language, { title: string; text: string; back: string }> = {
  'zh-hans': {
    title: '管理后台',
    text: '目前请在服务器上用命令行管理。运行 <code>pnpm jinshu --help</code> 可查看所有命令。',
    back: '返回邮箱',
  },
  'zh-tw': {
    title: '管理後台',
    text: '目前請在伺服器上以命令列管理。執行 <code>pnpm jinshu --help</code> 可檢視所有指令。',
    back: '返回信箱',
  },
  en: {
    title: 'Administration',
    text: 'For now, administration uses the command line on the server. Run <code>pnpm jinshu --help</code> to see all commands.',
    back: 'Back to mail',
  },
};

const sendPage = (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', contentPolicy())
    .send(html);

/** Serves the webmail at `/` and the pages around it. Unknown webmail URLs return its page, which does its own routing. */
export async function webRoutes(app: FastifyInstance, { dist = webmailDist }: { dist?: string } = {}): Promise<void> {
  const isBuilt = existsSync(path.join(dist, 'index.html'));
  const hasLogin = existsSync(path.join(dist, 'login.html'));
  const sendIndex = (reply: FastifyReply, pathname: string): void => {
    // Where the login shows, its page brings it along.
    if (isBuilt) reply.sendFile(hasLogin && /^\/(login\/?)?$/.test(pathname) ? 'login.html' : 'index.html');
    else
      sendPage(
        reply,
        503,
        plainPage('en', 'Jinshu', '<p>The webmail has not been built. Start it with <code>pnpm start</code>, which does so.</p>'),
      );
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
        // A worker is a page of its own: it loads its parts, and asks our server.
        if (/\.m?js(\.br|\.gz)?$/.test(file)) reply.header('content-security-policy', scriptPolicy);
        if (/\.html(\.br)?$/.test(file)) reply.header('content-security-policy', policyOf(file.replace(/\.br$/, '')));
      },
    });
  }

  // Don't return the reply from these handlers: Fastify would wait for it once per enclosing promise.
  app.get('/', (_request, reply) => sendIndex(reply, '/'));
  app.get('/operation/', (request, reply) => {
    const language = pageLanguage((request.query as { lang?: string }).lang, request.headers['accept-language']);
    const { title, text, back } = administration[language];
    sendPage(reply, 200, plainPage(language, title, `<p>${text}</p><p><a href="/">${back}</a></p>`));
  });

  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    const isFile = /\.[a-z0-9]{1,8}$/i.test(pathname) || pathname.startsWith('/assets/');
    if (pathname === '/api' || pathname.startsWith('/api/')) sendNotFound(request, reply);
    else if (request.method !== 'GET' || isFile) reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    else sendIndex(reply.code(200), pathname);
  });
}
