import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

/** Parts of the product from their source, in one file, as a file of this folder puts them together. */
export async function buildHarness(entry: string): Promise<Map<string, string>> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    root: path.resolve(import.meta.dirname, '..'),
    plugins: [react(), vanillaExtractPlugin()],
    resolve: { conditions: ['jinshu-source', 'module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      rolldownOptions: { input: path.join(import.meta.dirname, entry), output: { entryFileNames: 'harness.js' } },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(result.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source)]));
}

/** Serves a harness in a page with a custom policy. Requests of messages to the product's mail API get an empty response. */
export function serveHarness(files: ReadonlyMap<string, string>, body: string, policy: string): Server {
  const sheets = [...files.keys()].filter((name) => name.endsWith('.css'));
  const html = `<!doctype html><html lang="en" data-skin="jingdianlan"><head><meta charset="utf-8"><title>Harness</title>${sheets.map((name) => `<link rel="stylesheet" href="${name}">`).join('')}</head>
<body style="margin:0">${body}<script type="module" src="/harness.js"></script></body></html>`;
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://own');
    const file = files.get(pathname);
    if (pathname === '/') response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(html);
    else if (file !== undefined)
      response.writeHead(200, { 'content-type': pathname.endsWith('.css') ? 'text/css' : 'text/javascript' }).end(file);
    else response.writeHead(pathname.startsWith('/api/mail/') ? 204 : 404).end();
  });
}
