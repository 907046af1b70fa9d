import http, { type RequestListener } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import tls from 'node:tls';
import tlsOptions from 'smtp-server/lib/tls-options.js';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { deliver } from '../../mail/inbound/deliver.ts';
import { isPublicAddress } from '../../platform/network/isPublicAddress.ts';
import { buildTestDeps } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession } from '../../testing/factories.ts';
import { fetchPicture, type Network, pictureLimits } from './fetchPicture.ts';
import { findPictures } from './findPictures.ts';
import { rememberPictures } from './rememberPictures.ts';

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
/** An address of the open internet; the network of these tests leads it to a server on this machine. */
const publicAddress = '93.184.215.14';

let handle: RequestListener;
const asked: { url: string | undefined; headers: http.IncomingHttpHeaders }[] = [];
const server = http.createServer((request, response) => {
  asked.push({ url: request.url, headers: request.headers });
  handle(request, response);
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
afterEach(() => asked.splice(0));

const answerWith =
  (body: Buffer | string, type = 'image/gif'): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type }).end(body);
  };

/** A network whose names are these; it tells where connections went, and leads them all to the server of this test. */
function makeNetwork(names: Readonly<Record<string, readonly string[][]>> = {}) {
  const turns = new Map<string, number>();
  const connected: string[] = [];
  const network: Network = {
    async resolve(host) {
      const turn = turns.get(host) ?? 0;
      turns.set(host, turn + 1);
      const answers = names[host] ?? [[publicAddress]];
      return [...(answers[Math.min(turn, answers.length - 1)] ?? [])];
    },
    connect(address, to) {
      connected.push(`${address} ${to}`);
      return net.connect(port, '127.0.0.1');
    },
  };
  return { network, connected, turns };
}

const refusal = async (url: string, { network } = makeNetwork(), limits = pictureLimits) =>
  fetchPicture(url, network, limits).then(
    () => 'brought',
    ({ reason }: { reason: string }) => reason,
  );

it('brings a picture, and tells its server nothing of who asks', async () => {
  handle = answerWith(gif, 'text/html');
  const { network, connected } = makeNetwork();
  expect(await fetchPicture('http://news.example/a.gif?x=1', network)).toEqual({ type: 'image/gif', bytes: gif });
  expect(connected).toEqual([`${publicAddress} 80`]);
  expect(asked.map(({ url }) => url)).toEqual(['/a.gif?x=1']);
  expect(Object.keys(asked[0]?.headers ?? {}).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
  expect(asked[0]?.headers.host).toBe('news.example');
});

it.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:a00:1]/',
  'http://[::7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://0.0.0.0/',
  'http://224.0.0.1/',
  'https://10.0.0.1/',
])('reaches nothing near us: %s', async (url) => {
  const world = makeNetwork();
  expect(await refusal(url, world)).toBe('inner-address');
  expect(world.connected).toEqual([]);
});

it.each([
  [['127.0.0.1']],
  [['::1']],
  [['169.254.169.254']],
  [['10.1.2.3']],
  [['::ffff:10.1.2.3']],
  [[publicAddress, '10.1.2.3']],
  [['2606:2800:21f:cb07::1', 'fe80::1']],
])('reaches nothing near us by a name either: %j', async (addresses) => {
  const world = makeNetwork({ 'inner.example': [addresses] });
  expect(await refusal('http://inner.example/a.gif', world)).toBe('inner-address');
  expect(world.connected).toEqual([]);
});

it('connects to the address that it has judged, whatever the name means a moment later', async () => {
  handle = answerWith(gif);
  const world = makeNetwork({ 'rebind.example': [[publicAddress], ['127.0.0.1']] });
  expect(await refusal('http://rebind.example/a.gif', world)).toBe('brought');
  expect(world.connected).toEqual([`${publicAddress} 80`]);
  expect(world.turns.get('rebind.example')).toBe(1);
  // The next request is checked again.
  expect(await refusal('http://rebind.example/b.gif', world)).toBe('inner-address');
});

it('judges every step of a redirection', async () => {
  const redirect =
    (location: string): RequestListener =>
    (_request, response) => {
      response.writeHead(302, { location }).end();
    };
  for (const [location, reason] of [
    ['http://169.254.169.254/', 'inner-address'],
    ['http://[::1]/', 'inner-address'],
    ['//inner.example/', 'inner-address'],
    ['http://news.example:6379/', 'not-web'],
    ['http://a:b@news.example/', 'not-web'],
    ['file:///etc/passwd', 'not-web'],
    ['gopher://news.example/', 'not-web'],
    ['/again', 'too-many-redirects'],
  ] as const) {
    handle = redirect(location);
    expect([location, await refusal('http://news.example/', makeNetwork({ 'inner.example': [['10.0.0.1']] }))]).toEqual([location, reason]);
  }
  handle = (request, response) => (request.url === '/a' ? redirect('/b')(request, response) : answerWith(gif)(request, response));
  expect(await refusal('http://news.example/a')).toBe('brought');
  const world = makeNetwork({ 'rebind.example': [[publicAddress], ['127.0.0.1']] });
  handle = redirect('http://rebind.example/');
  expect(await refusal('http://rebind.example/', world)).toBe('inner-address');
  expect(world.connected).toEqual([`${publicAddress} 80`]);
});

it('takes pictures of pixels alone, whatever they are said to be', async () => {
  for (const body of [
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<!doctype html><script>1</script>',
    '',
    'BM is no picture at all, only text',
  ]) {
    handle = answerWith(body, 'image/png');
    expect([body, await refusal('http://news.example/')]).toEqual([body, 'not-a-picture']);
  }
  handle = (_request, response) => void response.writeHead(404).end(gif);
  expect(await refusal('http://news.example/')).toBe('status');
});

it('takes no more than it has room for, told or untold', async () => {
  const limits = { ...pictureLimits, bytes: 1000 };
  handle = (_request, response) => void response.writeHead(200, { 'content-length': 1001 }).write(gif);
  expect(await refusal('http://news.example/', makeNetwork(), limits)).toBe('too-large');
  let isGone: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    isGone = resolve;
  });
  handle = (_request, response) => {
    response.writeHead(200).write(gif);
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(600)));
    };
    response.on('drain', more).on('close', isGone);
    more();
  };
  expect(await refusal('http://news.example/', makeNetwork(), limits)).toBe('too-large');
  await gone;
  handle = (_request, response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write('<html>'.repeat(100)));
    };
    response.on('drain', more);
    more();
  };
  expect(await refusal('http://news.example/')).toBe('not-a-picture');
});

it('waits for nobody', async () => {
  const limits = { ...pictureLimits, timeoutMs: 60 };
  handle = () => undefined;
  expect(await refusal('http://news.example/', makeNetwork(), limits)).toBe('too-slow');
  handle = (_request, response) => void response.writeHead(200).write(gif.subarray(0, 10));
  expect(await refusal('http://news.example/', makeNetwork(), limits)).toBe('too-slow');
  const silent = { ...makeNetwork().network, resolve: () => new Promise<string[]>(() => undefined) };
  expect(await refusal('http://news.example/', { ...makeNetwork(), network: silent }, limits)).toBe('too-slow');
  const unknown: Network = { ...makeNetwork().network, resolve: () => Promise.reject(new Error('ENOTFOUND')) };
  expect(await refusal('http://news.example/', { ...makeNetwork(), network: unknown })).toBe('unreachable');
});

it('speaks TLS with whom the name means, and with nobody else', async () => {
  const named: string[] = [];
  const secure = tls.createServer({ ...tlsOptions(), SNICallback: (name, done) => done(null, void named.push(name) as undefined) });
  secure.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
  const world = makeNetwork();
  const connected: string[] = [];
  const network: Network = {
    ...world.network,
    connect(address, to) {
      connected.push(`${address} ${to}`);
      return net.connect((secure.address() as AddressInfo).port, '127.0.0.1');
    },
  };
  let bytes = 0;
  secure.on('secureConnection', (socket) => socket.on('data', (data) => (bytes += data.length)).on('error', () => undefined));
  // Its certificate is not trusted.
  expect(await refusal('https://news.example/a.gif', { ...world, network })).toBe('unreachable');
  expect([connected, named, bytes]).toEqual([[`${publicAddress} 443`], ['news.example'], 0]);
  await new Promise((resolve) => secure.close(resolve));
});

it('asks once for a picture that many want, and again after some minutes', async () => {
  handle = answerWith(gif);
  let at = 0;
  const bring = rememberPictures(makeNetwork().network, () => at);
  const url = 'http://news.example/a.gif';
  await Promise.all([bring(url), bring(url), bring(url)]);
  await bring(url);
  expect(asked).toHaveLength(1);
  at = 600_001;
  await bring(url);
  expect(asked).toHaveLength(2);
  handle = answerWith('nothing');
  await expect(bring('http://news.example/b')).rejects.toThrow('not-a-picture');
  await expect(bring('http://news.example/b')).rejects.toThrow('not-a-picture');
  expect(asked).toHaveLength(4);
});

it('knows the open internet', () => {
  const open = ['8.8.8.8', publicAddress, '2606:2800:21f:cb07::1', '::ffff:8.8.8.8'];
  const closed = [
    '198.18.0.1',
    '192.0.2.1',
    '255.255.255.255',
    '2002:7f00:1::',
    '2001::1',
    'ff02::1',
    '::',
    'fec0::1',
    '3000',
    'localhost',
    '',
  ];
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([]);
  expect(closed.filter(isPublicAddress)).toEqual([]);
});

const letter = `<style>@import url(http://a.example/s.css); div { background: u\\72l( "http://a.example/1.png" ) }</style>
  <body background="http://a.example/2.png"><img src=" HTTP://A.example/3.png?a=1&amp;b=2 "><img srcset="//a.example/4.png 2x, x">
  <td style="background-image:url('http://a.example/5\\2epng')"><img src="cid:x"><img src="/own.png"><img src="data:image/gif;base64,AA">
  <img src="http://u:p@a.example/6.png"><img src="http://a.example:22/7.png"><img src="ftp://a.example/8.png"><img src="http:/api/x"><img src="http://localhost/y"><a href="http://a.example/9">`;

it('finds what a letter would load, as a browser spells it', () => {
  expect(findPictures(letter)).toEqual([
    'http://a.example/s.css',
    'http://a.example/1.png',
    'http://a.example/2.png',
    'http://a.example/3.png?a=1&b=2',
    'https://a.example/4.png',
    'http://a.example/5.png',
  ]);
  const start = performance.now();
  for (const unit of ['url("', 'url(', '\\', '/*', '<img srcset=",,'])
    findPictures(`<style>${unit.repeat(100_000)}</style>${unit.repeat(100_000)}`);
  expect(performance.now() - start).toBeLessThan(5_000);
});

it('brings the pictures of a mail to its reader, by addresses that the server has signed, and is no proxy for anything else', async () => {
  let at = new Date('2026-11-20T02:00:00Z');
  const test = await buildTestDeps({ now: () => at });
  const app = await buildApp(test.deps, { pictureNetwork: makeNetwork().network });
  const [lin, chen] = [await makeAccount(test.deps), await makeAccount(test.deps)];
  const expiresAt = new Date('2026-11-21T02:00:00Z');
  const own = await openSession(test.deps, lin, { expiresAt });
  const other = await openSession(test.deps, chen, { expiresAt });
  const raw = Buffer.from(
    'From: a@news.example\r\nSubject: x\r\nContent-Type: text/html\r\n\r\n<img src="http://news.example/a.gif"><img src="http://127.0.0.1/b"><img src="http://127.0.0.1:8080/own">',
  );
  const { copies } = await deliver(test.deps, { raw, mailFrom: 'a@news.example', recipients: [lin.address] });
  const get = (url: string, { headers } = own) => app.inject({ url, headers });
  handle = answerWith(gif);

  const list = await get(`/api/mail/message/pictures/?folder=INBOX&uid=${copies[0]?.uid}`);
  const { results } = list.json() as { results: { url: string; address: string }[] };
  expect(results.map(({ url }) => url)).toEqual(['http://news.example/a.gif', 'http://127.0.0.1/b']);
  const [picture = '', inner = ''] = results.map(({ address }) => address);
  expect(asked).toEqual([]);

  const shown = await get(picture);
  expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload]).toEqual([200, 'image/gif', gif]);
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  expect(asked[0]?.headers.cookie).toBeUndefined();
  expect((await get(inner)).statusCode).toBe(404);

  expect((await get(picture, other)).statusCode).toBe(403);
  expect((await get(picture.replace('a.gif', 'c.gif'))).statusCode).toBe(403);
  expect((await get(picture.replace(/until=\d+/, 'until=99999999999'))).statusCode).toBe(403);
  expect((await get(`${picture}x`)).statusCode).toBe(403);
  expect((await app.inject({ url: picture })).statusCode).toBe(401);
  expect((await get(`/api/mail/message/pictures/?folder=INBOX&uid=${copies[0]?.uid}`, other)).statusCode).toBe(404);
  at = new Date(at.getTime() + 3_601_000);
  expect((await get(picture)).statusCode).toBe(403);
  expect(asked.map(({ url }) => url)).toEqual(['/a.gif']);
  await app.close();
  await test.close();
});
